import type { Ports } from '#api/transport/ports.ts';
import { uuid } from '#lib/uuid.ts';
import { fingerprint } from '#schemas/customerShape.ts';
import { parsed } from '#schemas/parsed.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import type { Store } from '#store/store.ts';

/** The store and ports that make and store an id. */
export interface Browser {
  store: Store;
  ports: Pick<Ports, 'storage' | 'random'>;
}

/** Returns a function that reads the random UUID of this browser under a storage key; its first use makes it. Never rejects. */
export function deviceId(key: string): (browser: Browser) => Promise<string> {
  return async ({ store, ports: { storage, random } }) => {
    const known = parsed(fingerprint, await onDevice(storage, (device) => device.getItem(key)));
    if (known !== undefined) return known;
    // Where storage is blocked, an id lasts as long as the page.
    const made = ((store.ids ??= {})[key] ??= uuid(random));
    await onDevice(storage, (device) => device.setItem(key, made));
    return made;
  };
}

/** The id of this browser (TFA-15, PERS-10). */
export const fingerprintOf = deviceId('device_fingerprint');
