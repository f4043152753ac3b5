import { http } from 'msw';
import { fireEvent, screen, within } from '@testing-library/react';
import { sizesOf } from '#fixtures/situations.ts';
import { memoryStorage } from './memoryStorage.ts';
import { answerWith } from './mockWorker.ts';
import type { openProduct } from './openProduct.ts';

/** The name of the sheet that asks for the size. */
export const question = { name: 'Seleccione su talle' } as const;

/** A size table with a gap: 40 has no size in the United States. */
export const table = {
  title: 'Calzado de mujer',
  systems: ['AR', 'BR', 'US', 'EU', 'Pie (cm)'],
  rows: [
    ['38', '37', '8', '39', '24'],
    ['39', '38', '8.5', '40', '25'],
    ['40', '39', '', '41', '26'],
  ],
};
/** A shoe in three sizes, with that table. */
export const shoe = { sizes: sizesOf({ 38: 3, 39: 3, 40: 1 }), size_convertion_table: table };

/** The storage of a shopper who wears 39 and reads sizes in a system. */
export const storageOf = (size: string, shown = '') =>
  memoryStorage({
    size_memory: JSON.stringify([{ kind: 'mujer: calzado de mujer', size, of: 'AR', shown }]),
  });

/** The items of each request that adds to a cart. */
export function watchOrders() {
  const items: (string | null)[] = [];
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      items.push(new URLSearchParams(await request.clone().text()).get('items'));
      return undefined;
    }),
  );
  return items;
}

type Bar = Awaited<ReturnType<typeof openProduct>>['bar'];

/** The button that adds to the cart. */
export const addButton = (bar: Bar) => bar.getByRole('button', { name: /^Agregar al carrito/ });

/** Presses it without a size, and returns the sheet that asks for one. */
export async function ask(bar: Bar) {
  fireEvent.click(addButton(bar));
  return within(await screen.findByRole('dialog', question));
}

/** The sizes that the sheet offers. */
export const offered = (sheet: ReturnType<typeof within>) =>
  within(sheet.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
