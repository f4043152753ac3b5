import type { TabStorage } from '#api/transport/ports.ts';

/** What the device gives at once; undefined where it blocks the access. */
export function attempt<Given>(access: () => Given): Given | undefined {
  try {
    return access();
  } catch {
    // Blocked.
  }
}

/**
 * A storage for the lifetime of the page, backed by `storage`; where that is blocked or full the values stay in memory.
 * Never throws.
 */
export function safeStorage(storage?: TabStorage): TabStorage {
  const texts = new Map<string, string>();
  return {
    // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
    getItem: (key) => attempt(() => texts.get(key) ?? storage?.getItem(key)) ?? null,
    setItem(key, text) {
      texts.set(key, text);
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      attempt(() => storage?.setItem(key, text));
    },
    removeItem(key) {
      texts.delete(key);
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      attempt(() => storage?.removeItem(key));
    },
  };
}
