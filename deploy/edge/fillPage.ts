import { readBody } from '#api/transport/readBody.ts';
import { safeParse } from 'valibot';
import { countryByCode } from '#countries/countries.ts';
import { meantUrl } from '#rules/navigation/meantUrl.ts';
import { type PageName, pageSpec } from '#rules/navigation/pageFile.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { settingsBlock } from '#schemas/settingsBlock.ts';
import { type Filled, fillDocument } from './fillDocument.ts';
import { firstRequest } from './firstRequest.ts';

interface Options {
  /** The prerendered document of a page, with the configuration of the deployment; undefined for none. */
  documentOf: (page: PageName) => string | undefined | Promise<string | undefined>;
  /** Sends a call to its host; `visit` is the request for the page. */
  send: (call: Request, visit: Request) => Promise<Response>;
  /** The one country that the build is for, `VITE_COUNTRY` (COUNTRY-03). */
  country?: string | undefined;
  /** Timeout of the call in ms, and maximum length of its reply. */
  timeout?: number;
  largest?: number;
}

/**
 * Whether a browser opens a page with a request, at its original address: the shop and its worker read pages too, and need
 * them as built.
 */
const opensPage = ({ method, headers }: Request, { pathname }: URL) =>
  ['GET', 'HEAD'].includes(method) &&
  (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
  meantUrl(pathname) === pathname &&
  !/^\/(?:index|shells\/.*)\.html$/.test(pathname);

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `W/"${hex.join('')}"`;
}

/**
 * The response with a filled page. It is private and revalidated each time. The tag is weak, because it is the same for
 * each compressed form.
 */
async function respond({ method, headers: sent }: Request, { text, link }: Filled): Promise<Response> {
  const tag = await tagOf(text);
  const headers = { 'cache-control': 'private, no-cache', etag: tag, ...(link !== undefined && { link }) };
  const known = (sent.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  if (known.includes(tag)) return new Response(null, { status: 304, headers });
  const body = method === 'HEAD' ? null : text;
  return new Response(body, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/**
 * Makes a handler that serves a page with the reply to its first call, so that the browser needs no further round trip for
 * its first picture. It uses only web standards and runs in Node and on edge platforms. It returns undefined if the page
 * should be served as built: for other files, for visits with their own settings, and on each failure. It only sends calls
 * without token, and no cookie of the visitor.
 */
export function fillPage({ documentOf, send, country, timeout = 300, largest = 300_000 }: Options) {
  async function fill(visit: Request): Promise<Response | undefined> {
    const url = new URL(visit.url);
    const { page, early } = pageSpec(routeOf(url.pathname).id);
    if (page === undefined || early === undefined || !opensPage(visit, url)) return undefined;
    const document = await documentOf(page);
    const config = settingsBlock.exec(document ?? '')?.[2];
    if (document === undefined || config === undefined) return undefined;
    const cookie = visit.headers.get('cookie') ?? '';
    const first = firstRequest(early, { url, cookie, config, setting: country });
    if (first === undefined) return undefined;
    const { endpoint, request, pictureOrigins } = first;
    const opened = { path: url.pathname, origin: url.origin, country: countryByCode(first.country) };

    const late = AbortSignal.timeout(timeout);
    const call = new Request(request.url, { ...request, signal: late, redirect: 'error' });
    const read = async () => {
      const response = await send(call, visit);
      const text = response.ok ? await readBody(response) : '';
      return text.length > largest ? undefined : (JSON.parse(text) as unknown);
    };
    // Some senders ignore the signal.
    const expired = new Promise<undefined>((resolve) => {
      late.addEventListener('abort', () => resolve(undefined));
    });
    const reply = await Promise.race([read(), expired]);
    if (!safeParse(endpoint.reply, reply).success) return undefined;
    const saveData = visit.headers.get('save-data') === 'on';
    const filled = fillDocument(document, early, { reply, pictureOrigins, opened, saveData });
    return filled === undefined ? undefined : respond(visit, filled);
  }
  return (visit: Request): Promise<Response | undefined> => fill(visit).catch(() => undefined);
}
