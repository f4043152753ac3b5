import type { TabStorage } from '#api/transport/ports.ts';

/** What the device gives at once; undefined where it blocks the access. */
export function attempt<Given>(access: () => Given): Given | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A storage for the lifetime of the page, backed by `storage`; where that is blocked or full the values stay in memory.
 * Never throws.
 */
export function safeStorage(storage?: TabStorage): TabStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => attempt(() => texts.get(key) ?? storage?.getItem(key)) ?? null,
    setItem(key, text) {
      texts.set(key, text);
      attempt(() => storage?.setItem(key, text));
    },
    removeItem(key) {
      texts.delete(key);
      attempt(() => storage?.removeItem(key));
    },
  };
}
