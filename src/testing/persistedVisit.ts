import { storeOn } from '#contracts/lib/storeOn.ts';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartReply } from '#fixtures/cart.ts';
import { type Cart, createCart } from '#schemas/cart.ts';
import { addRequested } from '#store/cart.ts';
import { productAdded } from '#store/floatingCart.ts';
import { createPersistence } from '#store/persistence/persistence.ts';
import { navigated } from '#store/lastUrl.ts';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { networkChanged } from '#store/online.ts';
import { vi } from 'vitest';

/** The persisted entry, and where it sets aside what it cannot read (PERS-03, PERS-09). */
export const entry = 'persist:root';
export const badEntry = 'persist:root:bad';

/** A disk that records each write; `getItem` can be slow, and both can fail. */
export function aDisk(texts: Record<string, string> = {}, own: Partial<DeviceStorage> = {}) {
  const writes: [string, string][] = [];
  const disk: DeviceStorage = {
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      writes.push([key, text]);
      texts[key] = text;
    },
    ...own,
  };
  return { disk, texts, writes };
}

/** What persistence has reported since the test began. */
export const told = { reports: [] as string[], unkept: 0 };

/** A visit of the shop on a disk. */
export function visit(disk: DeviceStorage) {
  const keeping = createPersistence({
    disk,
    report: (message) => told.reports.push(message),
    onUnkept: () => {
      told.unkept += 1;
    },
  });
  const store = storeOn(hostsOf('development', 'ar', ''), {}, keeping);
  /** The server answers a change with this cart. */
  const hold = async (cart: Cart) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aCartReply({ cart }))));
    await store.dispatch(endpointOf(createCart).initiate({ items: 'ZP0001-38=1' }));
  };
  return { keeping, store, hold, state: () => store.getState() };
}

/** Stops the clock, and begins with nothing reported; for `beforeEach`. */
export function beginVisits() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(told, { reports: [], unkept: 0 });
}

/** The clock and the network as they were; for `afterEach`. */
export function endVisits() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The cart that was left behind. */
export const cart = aCart();
/** The product that was added last. */
export const product = {
  image: 'https://img.tienda.example/p/zp0001.jpg',
  brand: 'Zapala',
  name: 'Lago',
  size: '38',
};

/** A disk on which a visit has left a cart, a history and a popup. */
export async function leftBehind() {
  const { disk, texts, writes } = aDisk();
  const { store, keeping, hold } = visit(disk);
  await keeping.read;
  await hold(cart);
  store.dispatch(addRequested('catalog'));
  store.dispatch(navigated({ url: '/mujer/', kind: 'push' }));
  store.dispatch(productAdded({ product, onCart: false, flashVisible: false }));
  store.dispatch(networkChanged(false));
  await keeping.flush();
  return { disk, texts, writes };
}
