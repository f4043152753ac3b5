import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { databaseOf } from '#mocks/database.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { storageWithCart } from '#testing/fakeBrowser.ts';
import { afterPaint } from '#ui/timing/moments.ts';
import { answerWith, visitor } from './mockWorker.ts';
import { given, renderShop } from './renderShop.tsx';

/** Names of the items used in cart tests: ZP0001-38, CL0301-S and AN0107-38. */
export const lago = 'Zapatilla urbana Lago';
export const vestido = 'Vestido camisero de lino Cauce';
export const botin = 'Botín de cuero Quena';

/** Renders the cart of a returning visitor: the device and the mock backend have the same lines, with a stock of 10 each; `children` comes in place of the shell. */
export async function renderCart(
  lines: Record<string, number>,
  country: CountryCode = 'ar',
  children?: ReactNode,
) {
  const asLines = Object.entries(lines).map(([item, quantity]) => ({ item, quantity }));
  await given('a cart holds items', { hash: 'c4f1e2', lines: asLines, stock: 10 }, country);
  const items = asLines.map(({ item, quantity }) => aCartItem({ id: item, quantity }));
  const storage = storageWithCart({ items });
  const view = renderShop({ visited: ['/cart'], country, storage, children });
  const db = await databaseOf(visitor(), country);
  const storedItems = () => selectCart(view.store.getState())?.items ?? [];
  await waitFor(() => expect(storedItems()[0]?.stock).toBe(10));
  // The screen renders the new stock in the frame after the store has it.
  await new Promise<void>(afterPaint);
  await waitFor(() => expect(names()).toEqual(storedItems().map(({ name }) => name)));
  return { ...view, db };
}

/** Renders the cart from a custom server response instead of the mock's. */
export async function renderCartAnswer(cart: Partial<Cart>, country: CountryCode = 'ar') {
  answerWith(http.get('*/api/cart/', () => HttpResponse.json(aCartReply({ cart: aCart(cart) }))));
  const view = renderShop({ visited: ['/cart'], country, storage: storageWithCart({ items: [] }) });
  await screen.findAllByText('Subtotal');
  return view;
}

/** Queries within the cart line of a product. Throws when there is none. */
export function line(name: string) {
  const found = screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name }));
  if (found === undefined) throw new Error(`Failed to find a line: none is ${name}.`);
  return within(found);
}

/** Product names of the cart lines, from top to bottom. */
export const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** The quantity that the line of a product shows. */
export const count = (name: string) => line(name).getByRole('status').textContent;

export const press = (name: string, button: string) =>
  fireEvent.click(line(name).getByRole('button', { name: button }));

/** Lists the hashes of the carts that are read from now on. */
export function countReads() {
  const reads: string[] = [];
  answerWith(
    http.get('*/api/cart/', ({ request }) => {
      reads.push(new URL(request.url).searchParams.get('hash') ?? '');
    }),
  );
  return reads;
}
