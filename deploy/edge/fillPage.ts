import { readBody } from '#api/transport/readBody.ts';
import { safeParse } from 'valibot';
import { countryByCode } from '#countries/countries.ts';
import { meantUrl } from '#rules/navigation/meantUrl.ts';
import { type PageName, pageSpec } from '#rules/navigation/pageFile.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { type Filled, fillDocument } from './fillDocument.ts';
import { firstRequest } from './firstRequest.ts';

interface Options {
  /** The prerendered document of a page, with the configuration of the deployment; undefined for none. */
  documentOf: (page: PageName) => string | undefined | Promise<string | undefined>;
  /** Sends a call to its host; `visit` is the request for the page. */
  send: (call: Request, visit: Request) => Promise<Response>;
  /** The one country that the build is for, `VITE_COUNTRY` (COUNTRY-03). */
  country?: string | undefined;
  /** Time in ms that a page waits for its call, and the length that an answer may have. */
  patience?: number;
  largest?: number;
}

const configBlock = /<script type="application\/json" id="config">([^<]*)<\/script>/;

/**
 * Whether a browser opens a page with a request, at an address that was not changed on its way: the shop and its worker
 * read pages too, and need them as built.
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
 * The answer to a request for a page. It is the visitor's own, and asked for again each time. The tag is weak: it is the
 * same for each compressed form.
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
 * Makes a handler that answers a request for a page with that page and the answer to its first call in it, so that the
 * browser needs no more round trip for its first picture. It uses web standards alone and runs in Node and on edge
 * platforms. It gives undefined where the page goes out as it was built: for other files, for visits that are not the
 * default one, and on each failure. It only sends calls without token, and no cookie of the visitor.
 */
export function fillPage({ documentOf, send, country, patience = 300, largest = 300_000 }: Options) {
  async function fill(visit: Request): Promise<Response | undefined> {
    const url = new URL(visit.url);
    const { page, early } = pageSpec(routeOf(url.pathname).id);
    if (page === undefined || early === undefined || !opensPage(visit, url)) return undefined;
    const document = await documentOf(page);
    const config = configBlock.exec(document ?? '')?.[1];
    if (document === undefined || config === undefined) return undefined;
    const cookie = visit.headers.get('cookie') ?? '';
    const first = firstRequest(early, { url, cookie, config, setting: country });
    if (first === undefined) return undefined;
    const { endpoint, request, pictureOrigins } = first;
    const opened = { path: url.pathname, origin: url.origin, country: countryByCode(first.country) };

    const late = AbortSignal.timeout(patience);
    const call = new Request(request.url, { ...request, signal: late, redirect: 'error' });
    const answer = async () => {
      const response = await send(call, visit);
      const text = response.ok ? await readBody(response) : '';
      return text.length > largest ? undefined : (JSON.parse(text) as unknown);
    };
    // Not everything that sends a call listens to its signal.
    const expired = new Promise<undefined>((resolve) => {
      late.addEventListener('abort', () => resolve(undefined));
    });
    const reply = await Promise.race([answer(), expired]);
    if (!safeParse(endpoint.reply, reply).success) return undefined;
    const saveData = visit.headers.get('save-data') === 'on';
    const filled = fillDocument(document, early, { reply, pictureOrigins, opened, saveData });
    return filled === undefined ? undefined : respond(visit, filled);
  }
  return (visit: Request): Promise<Response | undefined> => fill(visit).catch(() => undefined);
}
