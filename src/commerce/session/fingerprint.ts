import * as v from 'valibot';
import type { Ports } from '#api/transport/ports.ts';
import { uuid } from '#lib/uuid.ts';
import { fingerprint } from '#schemas/customerShape.ts';
import type { Store } from '#store/makeStore.ts';

/** Where the id of a browser is made and kept. */
interface Browser {
  store: Store;
  ports: Pick<Ports, 'storage' | 'random'>;
}

/** Where the id of this browser is kept (TFA-15, PERS-10). */
const fingerprintKey = 'device_fingerprint';

/** Where storage is blocked, an id lasts as long as the page. */
const ofPage = new WeakMap<Store, string>();

/** The id of this browser, made at its first use and then kept (TFA-15). Never throws. */
export async function fingerprintOf({ store, ports: { storage, random } }: Browser): Promise<string> {
  try {
    const stored = await storage?.getItem(fingerprintKey);
    const known = v.safeParse(fingerprint, stored);
    if (known.success) return known.output;
  } catch {
    // A storage that cannot be read has none.
  }
  const made = ofPage.get(store) ?? uuid(random);
  ofPage.set(store, made);
  try {
    await storage?.setItem(fingerprintKey, made);
  } catch {
    // It is known to this page.
  }
  return made;
}
