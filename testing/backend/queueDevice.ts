import { afterEach } from 'vitest';
import { cancelRetry } from '#flows/queue/retryQueue.ts';
import { discardChange, resumeQueue, sendQueue } from '#flows/queue/sendQueue.ts';
import { type NewChange, queueChange } from '#flows/queue/storedQueue.ts';
import type { Shop } from '#flows/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import { selectFlashes } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges, selectQueue } from '#store/syncQueue.ts';
import { cartBackend } from './cartBackend.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';

type Storage = ReturnType<typeof memoryStorage>;

/** Starts a mock backend for the tests of a file; returns `device`, whose changes go through the queue (KEEP-02). */
export function queueBackend() {
  const cartDevice = cartBackend();
  const stores = new Set<Store>();
  // A later retry would be sent among the calls of the next test.
  afterEach(() => stores.forEach(cancelRetry));

  /** A device with these lines in its cart; one of the same visitor and storage is its next page, or another tab. */
  return async function device(visitor: string, lines: string[] = [], storage: Storage = memoryStorage()) {
    const made = await cartDevice(visitor, ...lines);
    const { store } = made;
    stores.add(store);
    let time = 1000;
    const ports: Partial<Shop> = {
      storage,
      clock: () => (time += 1),
      random: Math.random,
      country: countryByCode('ar'),
      need: (_name, load) => load(),
    };
    // The queue needs no more of a shop.
    const shop = ports as Shop;
    return {
      ...made,
      storage,
      shop,
      put: (item: string, quantity: number, kind: NewChange['kind'] = 'set') =>
        queueChange(store, shop, { item, quantity, kind }),
      send: () => sendQueue(store, shop),
      resume: (isForced = false) => resumeQueue(store, shop, isForced),
      discard: (id: string) => discardChange(store, shop, id),
      network: (isOnline: boolean) => void store.dispatch(networkChanged(isOnline)),
      waiting: () =>
        selectQueuedChanges(store.getState())
          .map(({ item, quantity }) => `${item}=${quantity}`)
          .join(','),
      waits: () => selectQueue(store.getState()).waits,
      stored: () =>
        (JSON.parse(storage.texts['sync_queue'] ?? '{"changes":[]}') as { changes: object[] }).changes.length,
      flashes: () => selectFlashes(store.getState()).map(({ text }) => text),
    };
  };
}
