import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { flagsResolved, flagsStorageKey } from '#store/flags.ts';
import { selectOnline } from '#store/online.ts';
import { defaultFlags } from '#rules/start/flags.ts';
import { memoryStorage, storageWithCart } from '#testing/memoryStorage.ts';
import { given, renderShop } from '#testing/renderShop.tsx';
import { loadLate } from './loadLate.ts';

const headline = { level: 1, name: 'Todo el verano a pie' } as const;
const home = () => screen.findByRole('heading', headline);

/** Says what the browser knows of the network, with the event that goes with it. */
function setNetwork(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

/** The late part of start-up, which comes when the test lets it. */
function lateOnDemand() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = vi.fn(() => promise.then(loadLate));
  const arrive = async () => {
    await waitFor(() => expect(late).toHaveBeenCalled());
    await act(async () => {
      resolve();
      await late.mock.results[0]?.value;
    });
  };
  return { late, arrive };
}

test('the late part of start-up is asked for after the first paint', async () => {
  const { late } = lateOnDemand();
  renderShop({ late });
  expect(late).not.toHaveBeenCalled();
  await waitFor(() => expect(late).toHaveBeenCalledTimes(1));
});

test('with a late part that never comes the shop is drawn and leads from screen to screen', async () => {
  renderShop({ late: () => new Promise(() => undefined) });
  expect(await home()).toBeVisible();
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test('PWA-01, PWA-02: a network that goes before the late part has come is noticed when it comes', async () => {
  const { late, arrive } = lateOnDemand();
  const { store } = renderShop({ late });
  await home();
  setNetwork(false);
  await arrive();
  expect(selectOnline(store.getState())).toBe(false);
  setNetwork(true);
  expect(selectOnline(store.getState())).toBe(true);
});

test('PWA-01: after start-up the flag follows the events of the network', async () => {
  const { late, arrive } = lateOnDemand();
  const { store } = renderShop({ late });
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
  const slow = Promise.withResolvers<string | null>();
  const disk = { getItem: () => slow.promise, setItem: () => undefined };
  const { late, arrive } = lateOnDemand();
  const { store } = renderShop({ disk, late });
  await home();
  await arrive();
  await act(async () => {
    slow.resolve(storageWithCart({ items: [] }).texts['persist:root'] ?? '');
    await slow.promise;
  });
  await waitFor(() =>
    expect(selectCart(store.getState())?.items.map(({ quantity }) => quantity)).toEqual([3]),
  );
});

test('PWA-02: a late part that cannot be fetched says that there is no network, and is fetched when there is', async () => {
  const late = vi.fn(loadLate).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  setNetwork(false);
  const { store } = renderShop({ late });
  expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
  expect(late).toHaveBeenCalledTimes(1);
  setNetwork(true);
  await waitFor(() => expect(late).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(selectOnline(store.getState())).toBe(true));
});

test('PWA-02: a network that goes after the late part has failed to load is noticed too', async () => {
  const late = vi.fn(loadLate).mockRejectedValue(new TypeError('Failed to fetch'));
  renderShop({ late });
  await home();
  await waitFor(() => expect(late).toHaveBeenCalledTimes(1));
  setNetwork(false);
  expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
});

test('PERS-01: what changes before the late part has come is persisted', async () => {
  const disk = memoryStorage();
  const { store } = renderShop({ disk, late: () => new Promise(() => undefined) });
  await home();
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  await waitFor(() => expect(disk.texts['persist:root']).toContain('/cart'));
  expect(store.getState().lastUrl.history).toEqual(['/cart']);
});

test('PERS-10: the late part persists the flags that have resolved while it was on its way', async () => {
  const disk = memoryStorage();
  const { late, arrive } = lateOnDemand();
  const { store } = renderShop({ disk, late });
  act(() => void store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' })));
  await arrive();
  expect(disk.texts[flagsStorageKey]).toContain('"backend_for_frontend":"off"');
});

test('KEEP-04: what another tab has written before the late part has come is taken in when it comes', async () => {
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  const disk = memoryStorage();
  const { late, arrive } = lateOnDemand();
  const { store, persistence } = renderShop({ disk, late });
  await home();
  await persistence?.read;
  disk.texts['persist:root'] = storageWithCart({}).texts['persist:root'] ?? '';
  await arrive();
  await waitFor(() => expect(selectCart(store.getState())?.hash).toBe('c4f1e2'));
});

test('KEEP-04: what another tab writes is taken over when this one gets the focus', async () => {
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  const disk = memoryStorage();
  const { late, arrive } = lateOnDemand();
  const { store, persistence } = renderShop({ disk, late });
  await home();
  await persistence?.read;
  await arrive();
  disk.texts['persist:root'] = storageWithCart({}).texts['persist:root'] ?? '';
  expect(selectCart(store.getState())).toBeUndefined();
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(selectCart(store.getState())?.hash).toBe('c4f1e2'));
});
