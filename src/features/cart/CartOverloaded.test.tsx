import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCart } from '#flows/cart/cartCalls.ts';
import { iconPaths } from '#ui/layout/iconPaths.ts';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { count, lago, names, press, renderCart, vestido } from '#testing/renderCart.ts';

const pending = () => screen.findByRole('region', { name: 'Pendiente de sincronizar' });

/** A cart of two lines that an overloaded server has not given when it was read last. */
async function openOverloaded() {
  const view = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1 });
  view.session.faults.set('getCart', 'unavailable');
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
  const { store, session } = await renderCart({ 'ZP0001-38': 1 });
  const before = places();
  session.faults.set('getCart', 'unavailable');
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
  const { session, store } = await openOverloaded();
  press(lago, 'Uno más');
  press(vestido, `Quitar ${vestido}`);
  const section = within(await pending());
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(count(lago)).toBe('2');
  expect(names()).toEqual([lago, 'Pendiente de sincronizar']);
  expect(screen.queryByRole('alert')).toBeNull();
  session.faults.clear();
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
