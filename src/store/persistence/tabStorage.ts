import type { DeviceStorage, TabStorage } from '#api/transport/ports.ts';

/** The result of an access to the device; undefined if the browser blocks it. */
export function ifAllowed<Given>(access: () => Given): Given | undefined {
  try {
    return access();
  } catch {
    // The browser blocks the access.
  }
}

/** An entry of the device's storage if it can be read synchronously: no screen and no call waits for it. */
export function readNow(storage: DeviceStorage | undefined, key: string): string | undefined {
  const found = storage && ifAllowed(() => storage.getItem(key));
  if (typeof found === 'string') return found;
  found?.catch(() => undefined);
}

/** A storage for the lifetime of the page over `storage`, in memory if that is blocked or full. Never throws. */
export function safeStorage(storage?: TabStorage): TabStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? (storage && ifAllowed(() => storage.getItem(key))) ?? null,
    setItem(key, text) {
      texts.set(key, text);
      if (storage) ifAllowed(() => storage.setItem(key, text));
    },
    removeItem(key) {
      texts.delete(key);
      if (storage) ifAllowed(() => storage.removeItem(key));
    },
  };
}
