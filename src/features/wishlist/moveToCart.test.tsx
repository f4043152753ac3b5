import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { sessionOf } from '#mocks/session.ts';
import { selectAdding, selectAddSource, selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { selectChanges } from '#store/syncQueue.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { openSaved, path, rowOf, savedBoots, savedLago } from '#testing/openWishlist.ts';
import { visitor } from '#testing/visitor.ts';

/** A bag, which has one size; saved. */
const savedBag = { ...savedLago, id: '5504', sku: 'TM0042', price: 164_990, special_price: 0 };
const bag = 'Cartera baguette de cuero Olivar';

const press = async (name: string) =>
  fireEvent.click((await rowOf(name)).getByRole('button', { name: /^Agregar al carrito/ }));

type View = Awaited<ReturnType<typeof openSaved>>;
const inCart = ({ store }: View) => selectCart(store.getState())?.items.map(({ id }) => id) ?? [];

test('WISH-05, PROD-08: one that has a single size is added without a question', async () => {
  const view = await openSaved(path, [savedBag]);
  await press(bag);
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  expect(selectCart(view.store.getState())?.items).toMatchObject([{ id: 'TM0042-U', quantity: 1 }]);
  expect(selectAddSource(view.store.getState())).toBe('wishlist');
});

test.each([
  ['of its single size', [savedBag], bag],
  ['of any of its sizes', [savedBoots], 'Botín de cuero Quena'],
])(
  'WISH-05, ERR-30: one of which nothing is left %s says so, and is not asked about',
  async (_, saved, name) => {
    const view = await openSaved(path, saved);
    await rowOf(name);
    const { stock } = await sessionOf(visitor(), 'ar');
    for (const item of stock.keys()) stock.set(item, 0);
    await press(name);
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
  await press(bag);
  await waitFor(() => expect(isRead).toBe(true));
  return { view, resolve };
}

test('KEEP-02: one whose network is gone once it was read waits with its name', async () => {
  const { view, resolve } = await pressHeld();
  view.store.dispatch(networkChanged(false));
  resolve();
  await waitFor(() => expect(selectChanges(view.store.getState())).toHaveLength(1));
  expect(selectChanges(view.store.getState())[0]?.name).toContain(bag);
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
  await press(lago.name);
  expect(await screen.findByRole('button', { name: /^38/ })).not.toHaveAttribute('aria-current');
  fireEvent.click(screen.getByRole('radio', { name: 'EU' }));
  fireEvent.click(await screen.findByRole('button', { name: '39 AR 38' }));
  expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(lago.name);
  const size = await screen.findByRole('button', { name: /^39 AR 38/ });
  expect(size).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('radio', { name: 'EU' })).toBeChecked();
});
