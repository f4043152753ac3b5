import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultFlags } from '#rules/flags/flags.ts';
import { selectCart } from '#store/cart.ts';
import { flagsResolved, flagsStorageKey } from '#store/flags.ts';
import { selectOnline } from '#store/online.ts';
import { memoryStorage, storageWithCart } from '#testing/fakeBrowser.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { loadDeferred } from './useDeferredStart.ts';

const headline = { level: 1, name: 'Todo el verano a pie' } as const;
const home = () => screen.findByRole('heading', headline);

/** Time in ms in which a further request would be sent. */
const quiet = 300;

/** Sets the browser's network state and fires its event. */
function setNetwork(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

const notLoaded = new TypeError('Failed to fetch dynamically imported module: /assets/deferred.js');

/** A server that has no code to give; returns what is said in the console of each failure. */
function withoutServer() {
  answerWith(http.head('*', () => HttpResponse.error()));
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** The deferred chunk, which loads when the test calls `arrive`. */
function heldDeferred() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deferred = vi.fn(() => promise.then(loadDeferred));
  const arrive = async () => {
    await waitFor(() => expect(deferred).toHaveBeenCalled());
    await act(async () => {
      resolve();
      await deferred.mock.results[0]?.value;
    });
  };
  return { deferred, arrive };
}

test('the deferred chunk is loaded after the first paint', async () => {
  const { deferred } = heldDeferred();
  renderShop({ deferred });
  expect(deferred).not.toHaveBeenCalled();
  await waitFor(() => expect(deferred).toHaveBeenCalledTimes(1));
});

test('when the deferred chunk never loads the shop is shown and navigates between screens', async () => {
  renderShop({ deferred: () => new Promise(() => undefined) });
  expect(await home()).toBeVisible();
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test('PWA-01, PWA-02: a network lost before the deferred chunk has loaded is noticed at once', async () => {
  const { deferred, arrive } = heldDeferred();
  const { store } = renderShop({ deferred });
  await home();
  setNetwork(false);
  expect(selectOnline(store.getState())).toBe(false);
  await arrive();
  expect(selectOnline(store.getState())).toBe(false);
  setNetwork(true);
  expect(selectOnline(store.getState())).toBe(true);
});

test.each([true, false])(
  'PWA-02: a visit that begins with the network at %s has the flag so',
  async (online) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { store } = renderShop({ deferred: () => new Promise(() => undefined) });
    await waitFor(() => expect(selectOnline(store.getState())).toBe(online));
  },
);

test('PWA-01: after start-up the flag follows the events of the network', async () => {
  const { deferred, arrive } = heldDeferred();
  const { store } = renderShop({ deferred });
  await home();
  await arrive();
  setNetwork(false);
  expect(selectOnline(store.getState())).toBe(false);
  setNetwork(true);
  expect(selectOnline(store.getState())).toBe(true);
});

test('CART-24, PERS-06: with a slow storage the cart is read once the store is rehydrated', async () => {
  const lines = [{ item: 'ZP0001-38', quantity: 3 }];
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  const requests: string[] = [];
  answerWith(
    http.all('*/api/cart/*', ({ request: { method, url } }) => {
      requests.push(`${method} ${new URL(url).search}`);
      return undefined;
    }),
  );
  const slow = Promise.withResolvers<string | null>();
  const storage = { getItem: () => slow.promise, setItem: () => undefined, removeItem: () => undefined };
  const { deferred, arrive } = heldDeferred();
  const { store } = renderShop({ storage, deferred });
  await home();
  await arrive();
  expect(requests).toEqual([]);
  await act(async () => {
    slow.resolve(storageWithCart({ items: [] }).texts['persist:root'] ?? '');
    await slow.promise;
  });
  await waitFor(() =>
    expect(selectCart(store.getState())?.items.map(({ quantity }) => quantity)).toEqual([3]),
  );
  await new Promise((resolve) => setTimeout(resolve, quiet));
  expect(requests).toEqual(['GET ?hash=c4f1e2&api_version=3']);
});

test('PWA-02: a deferred chunk that cannot be loaded shows that there is no network, and is loaded when there is', async () => {
  const failed = withoutServer();
  const deferred = vi.fn(loadDeferred).mockRejectedValueOnce(notLoaded);
  setNetwork(false);
  const { store } = renderShop({ deferred });
  expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  setNetwork(true);
  await waitFor(() => expect(deferred).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(selectOnline(store.getState())).toBe(true));
});

test('PWA-02: a network lost after the deferred chunk has failed to load is noticed too', async () => {
  const failed = withoutServer();
  renderShop({ deferred: () => Promise.reject(notLoaded) });
  await home();
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  setNetwork(false);
  expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
});

test('PERS-01: changes before the deferred chunk has loaded are persisted', async () => {
  const storage = memoryStorage();
  const { store } = renderShop({ storage, deferred: () => new Promise(() => undefined) });
  await home();
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  await waitFor(() => expect(storage.texts['persist:root']).toContain('/cart'));
  expect(store.getState().lastUrl.history).toEqual(['/cart']);
});

test('PERS-10: the deferred chunk persists the flags that have resolved while it was loading', async () => {
  const storage = memoryStorage();
  const { deferred, arrive } = heldDeferred();
  const { store } = renderShop({ storage, deferred });
  act(() => void store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' })));
  await arrive();
  expect(storage.texts[flagsStorageKey]).toContain('"backend_for_frontend":"off"');
});

test('KEEP-04: what another tab has written before the deferred chunk has loaded is merged when it loads', async () => {
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  const storage = memoryStorage();
  const { deferred, arrive } = heldDeferred();
  const { store, persistence } = renderShop({ storage, deferred });
  await home();
  await persistence?.read;
  storage.texts['persist:root'] = storageWithCart({}).texts['persist:root'] ?? '';
  await arrive();
  await waitFor(() => expect(selectCart(store.getState())?.hash).toBe('c4f1e2'));
});

test('KEEP-04: what another tab writes is merged when this one gets the focus', async () => {
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  const storage = memoryStorage();
  const { deferred, arrive } = heldDeferred();
  const { store, persistence } = renderShop({ storage, deferred });
  await home();
  await persistence?.read;
  await arrive();
  storage.texts['persist:root'] = storageWithCart({}).texts['persist:root'] ?? '';
  expect(selectCart(store.getState())).toBeUndefined();
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(selectCart(store.getState())?.hash).toBe('c4f1e2'));
});
