import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShopContext, useShop } from '#commerce/shop.ts';
import { anOrder, aStatedOrder } from '#fixtures/orders.ts';
import { databaseOf } from '#mocks/database.ts';
import { toOrder } from '#rules/orders/orders.ts';
import { selectCart } from '#store/cart.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { OrderActions } from './OrderActions.tsx';

/** A shop on a day. */
function ShopOn({ day, children }: { day: string; children: ReactNode }) {
  const shop = useShop();
  const now = () => new Date(`${day}T12:00:00`).getTime();
  return <ShopContext value={{ ...shop, now }}>{children}</ShopContext>;
}

const show = (day: string, { status = 'delivered' } = {}) =>
  renderShop({
    children: (
      <ShopOn day={day}>
        <OrderActions order={toOrder(anOrder({ status }))} status={status} />
      </ShopOn>
    ),
  });

const exchange = () => screen.queryByRole('link', { name: 'Cambiar o devolver' });

test.each([
  ['2024-03-25', 'Le quedan 10 días para cambiar o devolver, hasta el 04/04/2024'],
  ['2024-04-03', 'Le queda 1 día para cambiar o devolver, hasta el 04/04/2024'],
  ['2024-04-04', 'Hoy es el último día para cambiar o devolver'],
])('AFTER-03, FMT-03: on %s it says %s, and leads to the exchange of that order', (day, text) => {
  show(day);
  expect(screen.getByText(text)).toBeVisible();
  expect(exchange()).toHaveAttribute('href', '/account/exchange?order=200012345');
});

test.each([
  ['the last day is over', '2024-04-05', {}],
  ['it has not arrived', '2024-03-25', { status: 'shipped' }],
])('AFTER-03: there is no way to an exchange if %s', (_why, day, options) => {
  show(day, options);
  expect(screen.getByRole('button', { name: 'Volver a comprar' })).toBeVisible();
  expect(exchange()).toBeNull();
  expect(screen.queryByText(/para cambiar o devolver/)).toBeNull();
});

const bought = (sku: string, quantity = 1) => ({ sku, quantity, price: 54999, paid_price: 43999 });

/** Opens an order of these items at a shop that has so many of each. */
async function open(items: ReturnType<typeof bought>[], stock: Record<string, number>) {
  const orders = [{ ...aStatedOrder(), items }];
  const view = await openAccount('/account/orders/200012345', [
    'a customer has orders',
    { ...signedInAs(), orders },
  ]);
  const db = await databaseOf(visitor(), 'ar');
  for (const [item, count] of Object.entries(stock)) db.stock.set(item, count);
  const buy = async () => userEvent.click(await screen.findByRole('button', { name: 'Volver a comprar' }));
  const inCart = () =>
    selectCart(view.store.getState())?.items.map(({ id, quantity }) => `${id} ${quantity}`) ?? [];
  return { ...view, buy, inCart };
}

test('AFTER-02, CART-12: all that is available is added, once, and a message leads to the cart', async () => {
  const { buy, inCart } = await open([bought('ZP0001-38', 2), bought('AN0107-38')], {
    'ZP0001-38': 5,
    'AN0107-38': 5,
  });
  await buy();
  expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
  expect(inCart()).toEqual(['ZP0001-38 2', 'AN0107-38 1']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await buy();
  expect(await screen.findByText('Los productos de este pedido ya están en su carrito.')).toBeVisible();
  expect(inCart()).toEqual(['ZP0001-38 2', 'AN0107-38 1']);
});

test('AFTER-02: what is not available any more is named, and the rest is added', async () => {
  const { buy, inCart } = await open(
    [bought('ZP0001-38', 3), bought('IP0009-XL'), bought('XX0000-40'), bought('AN0107-38')],
    { 'ZP0001-38': 2, 'AN0107-38': 5, 'IP0009-XL': 0 },
  );
  await buy();
  const sheet = within(await screen.findByRole('dialog', { name: 'Agregamos 2 de 4 productos' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zapatilla urbana Lago, Talle 38: 2 de 3 unidades',
    'Remera amplia de algodón Garza, Talle XL',
    'XX0000-40',
  ]);
  expect(inCart()).toEqual(['ZP0001-38 2', 'AN0107-38 1']);
  expect(sheet.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
});

test('AFTER-02, CART-14: of more than the cart takes of one item ten are added', async () => {
  const { buy, inCart } = await open([bought('ZP0001-38', 12)], { 'ZP0001-38': 20 });
  await buy();
  expect(await screen.findByText('Agregamos 1 producto al carrito.')).toBeVisible();
  expect(inCart()).toEqual(['ZP0001-38 10']);
});

test('AFTER-02, ERR-12: a call that fails says so, and nothing is lost', async () => {
  const { buy, inCart } = await open([bought('ZP0001-38'), bought('AN0107-38')], {
    'ZP0001-38': 5,
    'AN0107-38': 5,
  });
  await screen.findByRole('button', { name: 'Volver a comprar' });
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      const isSecond = new URLSearchParams(await request.clone().text()).get('item') === 'AN0107-38';
      return isSecond
        ? HttpResponse.json({ error: true, message: 'No.', errors: [], cart: null })
        : undefined;
    }),
  );
  await buy();
  const sheet = within(await screen.findByRole('dialog', { name: 'Agregamos 1 de 2 productos' }));
  expect(sheet.getByText('No pudimos agregar:')).toBeVisible();
  expect(sheet.getByText('Botín de cuero Quena')).toBeVisible();
  await waitFor(() => expect(inCart()).toEqual(['ZP0001-38 1']));
});

test('AFTER-02: an order without lines cannot be bought again', async () => {
  await open([], {});
  expect(await screen.findByText('No hay productos para mostrar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver a comprar' })).toBeNull();
});

test('AFTER-02: where the rest is in the cart already, the way to it is offered all the same', async () => {
  const { buy, inCart } = await open([bought('ZP0001-38'), bought('XX0000-40')], { 'ZP0001-38': 5 });
  for (const title of ['Agregamos 1 de 2 productos', 'Agregamos 0 de 2 productos']) {
    await buy();
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    expect(sheet.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
    fireEvent.click(sheet.getByRole('button', { name: 'Volver al pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(inCart()).toEqual(['ZP0001-38 1']);
});
