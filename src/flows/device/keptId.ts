import * as v from 'valibot';
import type { Ports } from '#api/transport/ports.ts';
import { uuid } from '#lib/uuid.ts';
import { fingerprint } from '#schemas/customerShape.ts';
import type { Store } from '#store/store.ts';

/** Where the id of a browser is made and kept. */
export interface Browser {
  store: Store;
  ports: Pick<Ports, 'storage' | 'random'>;
}

/** A random UUID of this browser, made at its first use and then kept under a key of its storage. It never throws. */
export function keptId(key: string): (browser: Browser) => Promise<string> {
  return async ({ store, ports: { storage, random } }) => {
    try {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      const stored = await storage?.getItem(key);
      const known = v.safeParse(fingerprint, stored);
      if (known.success) return known.output;
    } catch {
      // A storage that cannot be read has none.
    }
    // Where storage is blocked, an id lasts as long as the page.
    const made = ((store.ids ??= {})[key] ??= uuid(random));
    try {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      await storage?.setItem(key, made);
    } catch {
      // It is known to this page.
    }
    return made;
  };
}

/** The id of this browser (TFA-15, PERS-10). */
export const fingerprintOf = keptId('device_fingerprint');
