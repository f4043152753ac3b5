import * as v from 'valibot';
import type { Ports } from '#api/transport/ports.ts';
import { uuid } from '#lib/uuid.ts';
import { fingerprint } from '#schemas/customerShape.ts';
import type { Store } from '#store/store.ts';

/** The store and ports that make and store an id. */
export interface Browser {
  store: Store;
  ports: Pick<Ports, 'storage' | 'random'>;
}

/** Returns a function that reads the random UUID of this browser under a storage key; its first use makes it. Never rejects. */
export function keptId(key: string): (browser: Browser) => Promise<string> {
  return async ({ store, ports: { storage, random } }) => {
    try {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      const stored = await storage?.getItem(key);
      const known = v.safeParse(fingerprint, stored);
      if (known.success) return known.output;
    } catch {
      // The storage is blocked.
    }
    // If the storage is blocked, the id lasts as long as the page.
    const made = ((store.ids ??= {})[key] ??= uuid(random));
    try {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      await storage?.setItem(key, made);
    } catch {
      // The id stays in `store.ids`.
    }
    return made;
  };
}

/** The id of this browser (TFA-15, PERS-10). */
export const fingerprintOf = keptId('device_fingerprint');
