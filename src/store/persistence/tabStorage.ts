import type { TabStorage } from '#api/transport/ports.ts';

/** The result of an access to the device; undefined if the browser blocks it. */
export function ifAllowed<Given>(access: () => Given): Given | undefined {
  try {
    return access();
  } catch {
    // The browser blocks the access.
  }
}

/**
 * A storage for the lifetime of the page, backed by `storage`. If that is blocked or full, the values stay in memory.
 * Never throws.
 */
export function safeStorage(storage?: TabStorage): TabStorage {
  const texts = new Map<string, string>();
  return {
    // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
    getItem: (key) => ifAllowed(() => texts.get(key) ?? storage?.getItem(key)) ?? null,
    setItem(key, text) {
      texts.set(key, text);
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      ifAllowed(() => storage?.setItem(key, text));
    },
    removeItem(key) {
      texts.delete(key);
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      ifAllowed(() => storage?.removeItem(key));
    },
  };
}
