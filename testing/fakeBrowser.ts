import type { DeviceStorage, TabStorage } from '#api/transport/ports.ts';
import { aCart } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';

/** A storage in memory; `texts` is its content. */
export function memoryStorage(
  texts: Record<string, string> = {},
): DeviceStorage & { texts: Record<string, string> } {
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

/** The storage of a returning visitor with a cart. */
export const storageWithCart = (cart: Partial<Cart>) =>
  memoryStorage({ 'persist:root': JSON.stringify({ cart: JSON.stringify({ cart: aCart(cart) }) }) });

/** The session storage of a tab; `texts` is its content. */
export const memoryTab = (texts: Record<string, string> = {}) =>
  memoryStorage(texts) as TabStorage & { texts: Record<string, string> };

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

/** A cache in memory, with what the worker uses of it, and methods replaced; a GET request or its URL is a key. */
export function memoryCache(replaced: Partial<Cache> = {}): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  return {
    match: async (key: RequestInfo | URL) => entries.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.set(urlOf(key), response);
    },
    delete: async (key: RequestInfo | URL) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    ...replaced,
  } as unknown as Cache;
}

/** Waits one turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
