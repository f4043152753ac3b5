import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { selectAdding, selectCart } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/mockWorker.ts';
import {
  bag,
  names,
  openSaved,
  path,
  pressToMove,
  rowOf,
  savedBag,
  savedLago,
} from '#testing/openWishlist.ts';

type View = Awaited<ReturnType<typeof openSaved>>;
const inCart = ({ store }: View) => selectCart(store.getState())?.items.map(({ id }) => id) ?? [];

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
