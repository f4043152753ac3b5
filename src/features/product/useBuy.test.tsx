import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { storageWithCart } from '#testing/memoryStorage.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

const heading = { level: 1, name: 'Zapatilla urbana Lago' } as const;

/** The page of a product while the cart of the last visit, with CL0301-S, is being read until `answer`. */
async function openWhileReading(lines = [{ item: 'CL0301-S', quantity: 1 }]) {
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const changes: string[] = [];
  let isAsked = false;
  answerWith(
    http.get('*/api/cart/', async () => {
      isAsked = true;
      await isAnswered;
      return undefined;
    }),
  );
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      changes.push(new URLSearchParams(await request.clone().text()).get('items') ?? '');
      return undefined;
    }),
  );
  const view = renderShop({
    visited: [lago.path],
    storage: storageWithCart({ items: [] }),
    wait: () => new Promise(() => undefined),
  });
  await screen.findByRole('heading', heading);
  const bar = within(screen.getByRole('region', { name: 'Compra' }));
  // The store is busy before the call arrives, where a later answer could still take its place.
  await waitFor(() => expect(isAsked).toBe(true));
  expect(selectCartBusy(view.store.getState())).toBe(true);
  const items = () => selectCart(view.store.getState())?.items.map(({ id }) => id);
  const button = () => bar.getByRole('button', { name: /Agregar al carrito/ });
  return { ...view, answer: () => answer(), changes, items, button };
}

test('CART-09, CART-10, PROD-08: a size chosen while the cart is being read is added when the read has ended', async () => {
  const { answer, button, changes, items } = await openWhileReading();
  fireEvent.click(button());
  const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
  fireEvent.click(sheet.getByRole('button', { name: /^38/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  expect(changes).toEqual([]);
  answer();
  expect((await screen.findByRole('region', { name: 'Agregado al carrito' })).textContent).toContain(
    'Talle 38',
  );
  expect(items()).toEqual(['CL0301-S', 'ZP0001-38']);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

test('CART-09, CART-10: presses while the cart is being read add once, and the button is busy', async () => {
  const { answer, button, changes, items } = await openWhileReading();
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  answer();
  await waitFor(() => expect(items()).toEqual(['CL0301-S', 'ZP0001-39']));
  expect(changes).toEqual(['CL0301-S=1,ZP0001-39=1']);
});

test('CART-11, CART-12: an item that the read has returned is not sent again', async () => {
  const { answer, button, changes } = await openWhileReading([{ item: 'ZP0001-39', quantity: 1 }]);
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  answer();
  expect(await screen.findByText('El producto ya se encuentra en el carrito.')).toBeVisible();
  expect(changes).toEqual([]);
});

test('CART-09: an add waits for a cart call that begins when the one before it ends', async () => {
  const { answer, button, changes, store, items } = await openWhileReading();
  let reads = 1;
  const second = Promise.withResolvers<void>();
  answerWith(
    http.get('*/api/cart/', async () => {
      await second.promise;
      return undefined;
    }),
  );
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  // Subscribed after the add, so that the call begins when the add is about to be sent.
  const unsubscribe = store.subscribe(() => {
    if (reads > 1 || selectCartBusy(store.getState())) return;
    reads += 1;
    void readCart(store);
  });
  answer();
  await waitFor(() => expect(reads).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes).toEqual([]);
  second.resolve();
  await waitFor(() => expect(items()).toEqual(['CL0301-S', 'ZP0001-39']));
  expect(changes).toEqual(['CL0301-S=1,ZP0001-39=1']);
  unsubscribe();
});
