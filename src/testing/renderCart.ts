import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { sessionOf } from '#mocks/session.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { afterPaint } from '#ui/afterPaint.ts';
import { diskWith } from './memoryDisk.ts';
import { answerWith } from './mockWorker.ts';
import { given, renderShop } from './renderShop.tsx';

/** The names of what lies in the carts of tests: ZP0001-38, CL0301-S and AN0107-38. */
export const lago = 'Zapatilla urbana Lago';
export const vestido = 'Vestido camisero de lino Cauce';
export const botin = 'Botín de cuero Quena';

/** Opens the cart of a visitor who comes back with these lines, as the mock backend has them, ten of each in stock. */
export async function renderCart(lines: Record<string, number>, country: CountryCode = 'ar') {
  const asLines = Object.entries(lines).map(([item, quantity]) => ({ item, quantity }));
  await given('a cart holds items', { hash: 'c4f1e2', lines: asLines, stock: 10 }, country);
  const items = asLines.map(({ item, quantity }) => aCartItem({ id: item, quantity }));
  const view = renderShop({ visited: ['/cart'], country, disk: diskWith({ items }) });
  const session = await sessionOf('device', country);
  const told = () => selectCart(view.store.getState())?.items ?? [];
  await waitFor(() => expect(told()[0]?.stock).toBe(10));
  // What the store has been told is drawn with the next frame, the stock of each line with it.
  await new Promise<void>(afterPaint);
  await waitFor(() => expect(names()).toEqual(told().map(({ name }) => name)));
  return { ...view, session };
}

/** Opens a cart as a server that is not the mock tells it. */
export async function renderTold(cart: Partial<Cart>, country: CountryCode = 'ar') {
  answerWith(http.get('*/api/cart/', () => HttpResponse.json(aCartReply({ cart: aCart(cart) }))));
  const view = renderShop({ visited: ['/cart'], country, disk: diskWith({ items: [] }) });
  await screen.findAllByText('Subtotal');
  return view;
}

/** A line of the open cart, by the name of its product. Throws where there is none. */
export function line(name: string) {
  const found = screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name }));
  if (found === undefined) throw new Error(`Failed to find a line: none is ${name}.`);
  return within(found);
}

/** What lies in the open cart, from top to bottom. */
export const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** How many of a product a line shows. */
export const count = (name: string) => line(name).getByRole('status').textContent;

export const press = (name: string, button: string) =>
  fireEvent.click(line(name).getByRole('button', { name: button }));
