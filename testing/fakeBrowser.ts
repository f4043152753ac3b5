import type { TabStorage } from '#api/transport/ports.ts';
import { memoryStorage } from './memoryStorage.ts';

/** The session storage of a tab; `texts` is its content. */
export function memoryTab(
  texts: Record<string, string> = {},
): TabStorage & { texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      texts[key] = text;
    },
    removeItem: (key) => {
      delete texts[key];
    },
  };
}

/** What the tabs of a browser share: cookies, without their lives, and local storage; `written` has each cookie text. */
export function fakeBrowser(storage = memoryStorage()) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    storage,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie(cookie: string) {
      written.push(cookie);
      const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=');
      if (cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}
