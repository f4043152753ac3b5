import { withoutConfig } from './pageHash.ts';

interface Ports {
  open: () => Promise<Cache>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Stores a page anew after it was used: a server writes its configuration into the pages, which may change without a
 * build (COUNTRY-15). A page of another build is not stored: its files would be missing.
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
