import { vi } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { type Cart, createCart } from '#schemas/cart.ts';
import { addAccepted } from '#store/cart.ts';
import { productAdded } from '#store/floatingCart.ts';
import { navigated } from '#store/lastUrl.ts';
import { networkChanged } from '#store/online.ts';
import { createPersistence } from '#store/persistence/persistence.ts';
import { endpointOf } from './endpointOf.ts';
import { storeOn } from './storeOn.ts';

/** The key of the persisted entry, and that of unreadable ones (PERS-03, PERS-09). */
export const entry = 'persist:root';
export const badEntry = 'persist:root:bad';

/** A storage that records each write; `getItem` can be slow, and both can fail. */
export function recordingStorage(texts: Record<string, string> = {}, own: Partial<DeviceStorage> = {}) {
  const writes: [string, string][] = [];
  const storage: DeviceStorage = {
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      writes.push([key, text]);
      texts[key] = text;
    },
    removeItem: (key) => {
      delete texts[key];
    },
    ...own,
  };
  return { storage, texts, writes };
}

/** What persistence has reported since the test began. */
export const reported = { reports: [] as string[], notPersisted: 0 };

/** A visit of the shop with a storage. */
export function visit(storage: DeviceStorage) {
  const persistence = createPersistence({
    storage,
    report: (message) => reported.reports.push(message),
    onNotPersisted: () => {
      reported.notPersisted += 1;
    },
  });
  const store = storeOn(hostsOf('development', 'ar', ''), {}, persistence);
  /** The server responds to a change with this cart. */
  const hold = async (cart: Cart) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aCartReply({ cart }))));
    await store.dispatch(endpointOf(createCart).initiate({ items: 'ZP0001-38=1' }));
  };
  return { persistence, store, hold, state: () => store.getState() };
}

/** Stops the clock, and clears the reports; for `beforeEach`. */
export function beginVisits() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(reported, { reports: [], notPersisted: 0 });
}

/** Restores clock and network; for `afterEach`. */
export function endVisits() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The persisted cart. */
export const cart = aCart();
/** A cart that is made later than the persisted one. */
export const newer = aCart({ hash: 'd7a903', items: [aCartItem({ id: 'AN0107-38', quantity: 1 })] });
/** The product that was added last. */
export const product = {
  image: 'https://img.tienda.example/p/zp0001.jpg',
  brand: 'Zapala',
  name: 'Lago',
  size: '38',
};

/** A storage with the cart, the history and the popup of an earlier visit. */
export async function storageOfVisit() {
  const { storage, texts, writes } = recordingStorage();
  const { store, persistence, hold } = visit(storage);
  await persistence.read;
  await hold(cart);
  store.dispatch(addAccepted('catalog'));
  store.dispatch(navigated({ url: '/mujer/', kind: 'push' }));
  store.dispatch(productAdded({ product, onCart: false, flashVisible: false }));
  store.dispatch(networkChanged(false));
  await persistence.flush();
  return { storage, texts, writes };
}
