import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { databaseOf } from '#mocks/database.ts';
import { selectAdding, selectAddSource, selectCart } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import {
  all,
  bag,
  boots,
  dress,
  names,
  openSaved,
  path,
  pressToMove,
  rowOf,
  savedBag,
  savedBoots,
  savedLago,
} from '#testing/render/openWishlist.ts';

type View = Awaited<ReturnType<typeof openSaved>>;
const inCart = ({ store }: View) => selectCart(store.getState())?.items.map(({ id }) => id) ?? [];

test('WISH-05, PROD-08: one that has a single size is added without a question', async () => {
  const view = await openSaved(path, [savedBag]);
  await pressToMove(bag);
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  expect(selectCart(view.store.getState())?.items).toMatchObject([{ id: 'TM0042-U', quantity: 1 }]);
  expect(selectAddSource(view.store.getState())).toBe('wishlist');
});

test('WISH-05, ERR-54: one with several sizes asks for the size, and says that it was added', async () => {
  const { store } = await openSaved(path, all);
  await userEvent.click((await rowOf(lago.name)).getByRole('button', { name: /^Agregar al carrito/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
  expect(selectCart(store.getState())?.items ?? []).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: /^38/ }));
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
  expect(selectAddSource(store.getState())).toBe('wishlist');
  expect(screen.queryByText('Seguir comprando')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual([lago.name, boots, dress]);
});

test.each([
  ['of its single size', [savedBag], bag],
  ['of any of its sizes', [savedBoots], 'Botín de cuero Quena'],
])(
  'WISH-05, ERR-30: one of which nothing is left %s says so, and is not asked about',
  async (_, saved, name) => {
    const view = await openSaved(path, saved);
    await rowOf(name);
    const { stock } = await databaseOf(visitor(), 'ar');
    for (const item of stock.keys()) stock.set(item, 0);
    await pressToMove(name);
    expect(await screen.findByText('Producto sin stock.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inCart(view)).toEqual([]);
  },
);

/** Presses to add the bag, whose product is being read until `resolve` is called. */
async function pressHeld() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRead = false;
  answerWith(
    http.get('*/catalog/product-details', async () => {
      isRead = true;
      await promise;
    }),
  );
  const view = await openSaved(path, [savedBag]);
  await pressToMove(bag);
  await waitFor(() => expect(isRead).toBe(true));
  return { view, resolve };
}

test('KEEP-02: one whose network is gone once it was read waits with its name', async () => {
  const { view, resolve } = await pressHeld();
  view.store.dispatch(networkChanged(false));
  resolve();
  await waitFor(() => expect(selectQueuedChanges(view.store.getState())).toHaveLength(1));
  expect(selectQueuedChanges(view.store.getState())[0]?.name).toContain(bag);
});

test('CART-18, ERR-30: one that the cart refuses says why', async () => {
  const { view, resolve } = await pressHeld();
  answerWith(
    http.post('*/api/cart/', () =>
      HttpResponse.json({
        error: true,
        message: 'Refused',
        cart: null,
        errors: [{ code: 'OUT_OF_STOCK', sku: 'TM0042-U', message: 'Out of stock' }],
      }),
    ),
  );
  resolve();
  expect(await screen.findByText('Producto sin stock.')).toBeVisible();
  expect(selectFlashes(view.store.getState())).toMatchObject([{ flashMessageType: 'error' }]);
  expect(inCart(view)).toEqual([]);
});

test('CART-10: while one is being added another is not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads: string[] = [];
  answerWith(
    http.get('*/catalog/product-details', async ({ request }) => {
      reads.push(request.url);
      await promise;
    }),
  );
  const view = await openSaved(path, [savedBag, savedLago]);
  await pressToMove(bag);
  await waitFor(() => expect(reads).toHaveLength(1));
  await pressToMove(lago.name);
  resolve();
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(inCart(view)).toEqual(['TM0042-U']);
});

test('WISH-05: whoever leaves the list while the product is read finds nothing in the cart', async () => {
  const { view, resolve } = await pressHeld();
  fireEvent.click(screen.getAllByRole('link', { name: 'Categorías' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('heading', { name: bag })).toBeNull());
  const queries = () => JSON.stringify(Object.values(view.store.getState().shopApi.queries));
  resolve();
  await waitFor(() => expect(queries()).toContain('TM0042'));
  expect(selectAdding(view.store.getState())).toBeUndefined();
  expect(inCart(view)).toEqual([]);
});

test('SIZE-03: size and system that were chosen are there when it is asked for again', async () => {
  await openSaved(path, [savedLago]);
  await pressToMove(lago.name);
  expect(await screen.findByRole('button', { name: /^38/ })).not.toHaveAttribute('aria-current');
  fireEvent.click(screen.getByRole('radio', { name: 'EU' }));
  fireEvent.click(await screen.findByRole('button', { name: '39 AR 38' }));
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressToMove(lago.name);
  const size = await screen.findByRole('button', { name: /^39 AR 38/ });
  expect(size).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('radio', { name: 'EU' })).toBeChecked();
});

test('WISH-05: one that has been withdrawn meanwhile says so', async () => {
  await openSaved(path, [savedLago]);
  const row = await rowOf(lago.name);
  answerWith(http.get('*/catalog/product-details', () => HttpResponse.json({ data: null }, { status: 404 })));
  await userEvent.click(row.getByRole('button', { name: /^Agregar/ }));
  expect(await screen.findByText('Este producto ya no está a la venta.')).toBeVisible();
  expect(names()).toEqual([lago.name]);
});

test('CART-11, CART-12, ERR-25: one that is in the cart already says so, and leads there', async () => {
  const reads: string[] = [];
  answerWith(http.get('*/catalog/product-details', ({ request }) => void reads.push(request.url)));
  const view = await openSaved(path, [savedBag]);
  for (const text of ['Producto agregado al carrito.', 'El producto ya se encuentra en el carrito.']) {
    await pressToMove(bag);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(selectAdding(view.store.getState())).toBeUndefined());
  }
  expect(selectFlashes(view.store.getState()).at(-1)).toMatchObject({
    flashMessageType: 'success',
    toCart: true,
  });
  expect(inCart(view)).toEqual(['TM0042-U']);
  // As it is sold now, each time.
  expect(reads).toHaveLength(2);
});

test.each([
  ['there is a network', true, 'Ha ocurrido un error.'],
  ['there is none', false, 'No hay conexión disponible.'],
])(
  'ERR-12: one that cannot be read, while %s, says so, and can be pressed again',
  async (_, online, text) => {
    answerWith(http.get('*/catalog/product-details', () => HttpResponse.json({}, { status: 400 })));
    const view = await openSaved(path, [savedBag]);
    await rowOf(bag);
    act(() => void view.store.dispatch(networkChanged(online)));
    await pressToMove(bag);
    await waitFor(() =>
      expect(selectFlashes(view.store.getState())).toEqual([
        { text, flashMessageType: 'error', toCart: false },
      ]),
    );
    const button = (await rowOf(bag)).getByRole('button', { name: /^Agregar al carrito/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
);

test('PROD-08: one whose size is not chosen after all is not added, and can be pressed again', async () => {
  const view = await openSaved(path, [savedLago]);
  const button = async () => (await rowOf(lago.name)).getByRole('button', { name: /^Agregar al carrito/ });
  for (let time = 0; time < 2; time += 1) {
    await pressToMove(lago.name);
    const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button()).not.toHaveAttribute('aria-busy');
  }
  expect(inCart(view)).toEqual([]);
});
