import type { TabStorage } from '#api/transport/ports.ts';

/** A storage for the lifetime of the page, backed by `storage`, with memory as a fallback. Never throws. */
export function safeStorage(storage?: TabStorage): TabStorage {
  const texts = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return texts.get(key) ?? storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      texts.set(key, text);
      try {
        storage?.setItem(key, text);
      } catch {
        // Storage is blocked or full: the value stays in memory until the page is closed.
      }
    },
    removeItem(key) {
      texts.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        // Nothing was stored where storage is blocked.
      }
    },
  };
}
