import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import {
  count,
  lago,
  line,
  names,
  press,
  renderCart,
  renderCartAnswer,
  vestido,
} from '#testing/render/renderCart.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { iconPaths } from '#ui/layout/iconPaths.ts';

const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('a line', () => {
  test('CART-25, SHIP-01: shows the product, its seller, and the price of one unit', async () => {
    await renderCartAnswer({ items: [aCartItem({ freeshipping: true })] });
    const row = line(lago);
    for (const text of ['Zapala', 'Blanco · Talle 38', 'Vendido por Calzados del Sur', 'Envío gratis'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/43\.999/).parentElement).toHaveTextContent('Ahora $ 43.999');
    expect(row.getByText(/54\.999/).closest('s')).toHaveTextContent('Precio anterior $ 54.999');
    expect(row.getByText('por unidad')).toBeVisible();
    expect(count(lago)).toBe('2');
    expect(row.getByRole('link', { name: lago })).toHaveAttribute('href', aCartItem().url);
  });

  test('CART-25: a seller without a name is not shown', async () => {
    await renderCartAnswer({ items: [aCartItem({ supplier: { name: '' } })] });
    expect(line(lago).queryByText(/^Vendido por/)).toBeNull();
  });

  test('CART-25, SHIP-01: without special price and free shipping it shows neither', async () => {
    await renderCartAnswer({ items: [aCartItem({ special_price: 0, quantity: 1 })] });
    expect(line(lago).queryByText('por unidad')).toBeNull();
    expect(line(lago).getByText(/54\.999/).textContent).toBe('$\u00a054.999');
    expect(line(lago).queryByText('Precio anterior')).toBeNull();
    expect(line(lago).queryByText('Envío gratis')).toBeNull();
  });

  test('CART-25, COUNTRY-11: in Chile the size is the talla', async () => {
    await renderCartAnswer({ items: [aCartItem()] }, 'cl');
    expect(line(lago).getByText('Blanco · Talla 38')).toBeVisible();
  });
});

describe('the summary', () => {
  test.each([
    [0, 'Gratis'],
    [null, 'A calcular'],
    [4500, '$\u00a04.500'],
  ])('CART-26: shipping of %s reads "%s"', async (shippingAmountTotal, text) => {
    await renderCartAnswer({ shippingAmountTotal });
    expect(sum('Envío')).toBe(text);
  });

  test('CART-26: it shows the sums of the server', async () => {
    await renderCartAnswer({ sub_total_value: 87_998, discount: 8_799.8, total_value: 83_698.2 });
    expect(sum('Subtotal')).toBe('$\u00a087.998');
    expect(sum('Descuento')).toBe('-$\u00a08.799,80');
    expect(sum('Total')).toBe('$\u00a083.698,20');
  });

  test.each([
    [0, 'Agregue $39.990 más para obtener envío gratis'],
    [39_989, 'Agregue $1 más para obtener envío gratis'],
    [39_990, 'Tiene envío gratis'],
  ])('SHIP-09: in Chile the bar for %i reads "%s"', async (sub_total_value, text) => {
    await renderCartAnswer({ sub_total_value, total_value: sub_total_value }, 'cl');
    expect(screen.getByText(text)).toBeVisible();
    const { style } = screen.getByText(text).parentElement as HTMLElement;
    expect(Number(style.getPropertyValue('--share'))).toBeCloseTo(sub_total_value / 39_990);
  });
});

test('CART-28: an empty cart shows a message and a link home', async () => {
  renderShop({ visited: ['/cart'] });
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Ir a comprar' }));
  expect(await screen.findByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
});

const sold = { items: [{ item: 'ZP0001-38', price: 54_999, special_price: 43_999 }], shipping: 4_500 };
const cart = { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }] };

/** The cart of a customer on a device that has no copy of it, while a call of its reading fails. */
async function openUnread(call: string) {
  let failures = 0;
  answerWith(
    http.all(call, () => {
      failures += 1;
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 });
    }),
  );
  await openAccount('/cart', ['a customer has a cart', { ...signedInAs(), cart, ...sold }]);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  return { retry, failures: () => failures };
}

describe.each(['*/api/cart/', '*/api/cart/gethash'])('a cart that cannot be read (%s)', (call) => {
  test('CART-22, ERR-12: of a customer is not said to be empty, and is looked for again', async () => {
    const { retry, failures } = await openUnread(call);
    expect(screen.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.queryByText('Su carrito está vacío.')).toBeNull();
    const before = failures();
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(failures()).toBeGreaterThan(before);
    answerAgain();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Uno más' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const pending = () => screen.findByRole('region', { name: 'Pendiente de sincronizar' });

/** A cart of two lines that an overloaded server has not given when it was read last. */
async function openOverloaded() {
  const view = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1 });
  view.db.faults.set('getCart', 'unavailable');
  await act(() => readCart(view.store));
  return view;
}

/** Where the line, the sums and the way to the checkout are on the page. */
const places = () =>
  [
    screen.getByRole('heading', { name: lago }),
    screen.getByText('Subtotal'),
    screen.getByRole('button', { name: 'Finalizar compra' }),
  ].map((part) => part.getBoundingClientRect().top);

test('CART-17, SHIP-09: the notice of a failed read lies over the bar of free shipping, and nothing moves', async () => {
  const { store, db } = await renderCart({ 'ZP0001-38': 1 });
  const before = places();
  db.faults.set('getCart', 'unavailable');
  await act(() => readCart(store));
  expect(await screen.findByText('No pudimos actualizar su carrito.')).toBeVisible();
  expect(screen.getByText(/envío gratis$/)).not.toBeVisible();
  expect(places()).toEqual(before);
});

test('KEEP-02: a change that waits is shown below the cart, and nothing moves', async () => {
  await openOverloaded();
  const [before] = places();
  press(lago, 'Uno más');
  const section = await pending();
  expect(section).toBeVisible();
  expect(places()[0]).toBe(before);
  expect(section.nextElementSibling).toBeNull();
});

test('changes of a cart that an overloaded server does not give stay, are shown as waiting, and are sent by a retry', async () => {
  const { db, store } = await openOverloaded();
  press(lago, 'Uno más');
  press(vestido, `Quitar ${vestido}`);
  const section = within(await pending());
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(count(lago)).toBe('2');
  expect(names()).toEqual([lago, 'Pendiente de sincronizar']);
  expect(screen.queryByRole('alert')).toBeNull();
  db.faults.clear();
  fireEvent.click(section.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pendiente de sincronizar' })).toBeNull());
  expect(await screen.findByText('Sus cambios pendientes ya están en el carrito.')).toBeVisible();
  expect(selectCart(store.getState())?.items).toMatchObject([{ id: 'ZP0001-38', quantity: 2 }]);
});

test('what waits has the sign of a missing network only without one', async () => {
  const { store } = await openOverloaded();
  press(lago, 'Uno más');
  const section = await pending();
  const sign = () => section.querySelector('path')?.getAttribute('d');
  expect(sign()).toBe(iconPaths.alert);
  act(() => void store.dispatch(networkChanged(false)));
  expect(sign()).toBe(iconPaths.offline);
});

const long = 'a'.repeat(5000);

test('REACH-01: names of 5,000 letters without a space make no cart wider than the window', async () => {
  const item = aCartItem({ id: 'ZP0001-38', quantity: 1 });
  await renderCartAnswer({
    items: [{ ...item, name: long, brand_name: long, color: long, supplier: { name: long } }],
  });
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
