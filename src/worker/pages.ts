import { settingsBlock } from '#schemas/settingsBlock.ts';

interface Ports {
  open: () => Promise<Cache>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Updates a stored page after it was used, because a deployment writes its configuration into it (COUNTRY-15). A page of
 * another build is not stored: its files would be missing.
 */
export async function renewPage(url: string, key: string, { open, fetch }: Ports): Promise<void> {
  try {
    const cache = await open();
    const [before, answer] = await Promise.all([cache.match(key), fetch(url, { cache: 'no-cache' })]);
    if (before === undefined || answer.status !== 200 || answer.redirected) return;
    const text = await answer.clone().text();
    const old = await before.text();
    if (text !== old && withoutConfig(text) === withoutConfig(old)) await cache.put(key, answer);
  } catch {
    // Offline, or without storage: the page stays as it is.
  }
}

/** A page without its configuration is the same in every deployment of a build. */
const withoutConfig = (html: string): string => html.replace(settingsBlock, '$1');

/** The revision of a page: a hash of its text without configuration, long enough to distinguish two builds. */
export async function pageHash(html: string): Promise<string> {
  const text = new TextEncoder().encode(withoutConfig(html));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isHtml = (response: Response) => /\bhtml\b/.test(response.headers.get('content-type') ?? '');

/**
 * Whether an answer is the file of this build, and not the page of a captive portal or a file of another build. A page is
 * recognised by its revision, any other file by not being HTML.
 */
export async function isExpected(response: Response, revision: string | null): Promise<boolean> {
  if (response.status !== 200) return false;
  if (revision === null || !isHtml(response)) return !isHtml(response);
  return (await pageHash(await response.clone().text())) === revision;
}
