import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { productPath } from '#rules/product/productPage.ts';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { botin, lago, names, press, renderCart, vestido } from '#testing/render/renderCart.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { SavedRow } from './SavedLines.tsx';

const three = { 'ZP0001-38': 2, 'CL0301-S': 3, 'AN0107-38': 1 };
/** The paths of the products that are read from now on. */
function watchReads() {
  const reads: (string | null)[] = [];
  answerWith(
    http.get('*/catalog/product-details', ({ request }) => {
      reads.push(new URL(request.url).searchParams.get('path'));
    }),
  );
  return reads;
}
const section = () => screen.findByRole('region', { name: 'Guardados para después' });
/** Finds a text among the saved lines, which are rendered anew once it is decided who visits. */
const findInSaved = (text: string | RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name: 'Guardados para después' })).getByText(text));
const savedNames = async () =>
  within(await section())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const lines = (store: Awaited<ReturnType<typeof renderCart>>['store']) =>
  (selectCart(store.getState())?.items ?? []).map(({ id, quantity }) => `${id}=${quantity}`);
/** The cart of a customer, whose device has a saved line. */
async function renderSaved(saved = aCartItem({ id: 'CL0301-S', name: vestido })) {
  const stored = { saved_lines: JSON.stringify([saved]) };
  const view = await openAccount('/cart', ['a customer is signed in', signedInAs()], 'ar', 'on', stored);
  await section();
  return view;
}
const save = async (name: string) => {
  press(name, `Guardar para después ${name}`);
  await section();
};
const inSaved = async (button: string) =>
  fireEvent.click(within(await section()).getByRole('button', { name: button }));

test('STATE-14, PERS-10: the saved lines survive a reload, and end with the session', async () => {
  const { store, storage } = await renderSaved();
  expect(storage.texts['saved_lines']).toContain('CL0301-S');
  // Before the start has decided who visits, nothing listens for the end of a session.
  await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(true));
  store.dispatch(sessionEnded('logout'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Guardados para después' })).toBeNull());
  await waitFor(() => expect([undefined, '[]']).toContain(storage.texts['saved_lines']));
});

const isSaved = 'Producto guardado para después.';
const isRemoved = 'Producto removido del carrito.';

describe('what is said of a line that is saved for later', () => {
  test('is that it was saved, not that it was removed', async () => {
    await renderCart(three);
    await save(vestido);
    expect(await screen.findByText(isSaved)).toBeVisible();
    expect(screen.queryByText(isRemoved)).toBeNull();
  });

  test.each([
    ['moves back', () => inSaved(`Mover al carrito ${vestido}`)],
    ['is saved no longer', () => inSaved(`Quitar ${vestido}`)],
    [
      'is in the cart after an undo',
      async () => fireEvent.click(await screen.findByRole('button', { name: /^Deshacer/ })),
    ],
  ])('is taken back once it %s', async (_what, act) => {
    await renderCart(three);
    await save(vestido);
    // It is held, or it would go by itself.
    fireEvent.pointerEnter(await screen.findByText(isSaved));
    await act();
    await waitFor(() => expect(screen.queryByText(isSaved)).toBeNull());
  });
});

describe('a line that is saved for later', () => {
  test('KEEP-07: is out of the cart, and below it', async () => {
    const { store } = await renderCart(three);
    await save(vestido);
    expect(await savedNames()).toEqual([vestido]);
    await waitFor(() => expect(lines(store)).toEqual(['ZP0001-38=2', 'AN0107-38=1']));
  });

  test('KEEP-02, KEEP-07: is below the cart at once, also where it was the only one and there is no network', async () => {
    const { store } = await renderCart({ 'CL0301-S': 3 });
    // What keeps a line for later is loaded when the page is idle.
    await waitFor(() => expect(document.querySelector('[data-row]')).not.toBeNull());
    act(() => void store.dispatch(networkChanged(false)));
    await save(vestido);
    await screen.findByRole('region', { name: 'Pendiente de sincronizar' });
    expect(screen.queryByText('Su carrito está vacío.')).toBeNull();
    expect(screen.getByRole('region', { name: 'Guardados para después' })).toBeVisible();
    expect(await savedNames()).toEqual([vestido]);
  });

  test('KEEP-07: moves back with its quantity, and is no longer saved', async () => {
    const { store } = await renderCart(three);
    await save(vestido);
    await waitFor(() => expect(lines(store)).toHaveLength(2));
    await inSaved(`Mover al carrito ${vestido}`);
    await waitFor(() => expect(lines(store)).toContain('CL0301-S=3'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Guardados para después' })).toBeNull());
  });

  test('KEEP-02, KEEP-07: that moves back without network is named by its product', async () => {
    const { store } = await renderCart(three);
    await save(vestido);
    await waitFor(() => expect(lines(store)).toHaveLength(2));
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toEqual([]));
    act(() => void store.dispatch(networkChanged(false)));
    await inSaved(`Mover al carrito ${vestido}`);
    const waiting = within(await screen.findByRole('region', { name: 'Pendiente de sincronizar' }));
    expect(waiting.getByText(`Agregar ${vestido}: 3 unidades`)).toBeVisible();
    expect(waiting.getByRole('button', { name: new RegExp(`^Descartar ?: ${vestido}$`) })).toBeVisible();
  });

  test('KEEP-07: moves back with what is left of it', async () => {
    const { store, db } = await renderCart(three);
    db.stock.set('CL0301-S', 2);
    const reads = watchReads();
    await save(vestido);
    await waitFor(() => expect(lines(store)).toHaveLength(2));
    await waitFor(() => expect(reads).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await inSaved(`Mover al carrito ${vestido}`);
    await waitFor(() => expect(lines(store)).toContain('CL0301-S=2'));
  });

  test('KEEP-07: has the price that the product has now, not the one at which it was saved', async () => {
    await renderSaved(aCartItem({ price: 99_999, special_price: 0 }));
    expect(await findInSaved(/43\.999/)).toBeVisible();
    expect(within(await section()).queryByText(/99\.999/)).toBeNull();
  });

  test('KEEP-07: says that it is sold out, or no longer sold', async () => {
    const { store, db } = await renderCart(three);
    const url = selectCart(store.getState())?.items.find(({ name }) => name === vestido)?.url ?? '';
    // It was seen while there was some.
    await store.dispatch(readProduct({ path: productPath(url), source: 'bff' }));
    db.stock.set('CL0301-S', 0);
    await save(vestido);
    expect(await findInSaved('Sin stock')).toBeVisible();
    expect(within(await section()).queryByRole('button', { name: /^Mover/ })).toBeNull();
    answerWith(
      http.get('*/catalog/product-details', () => HttpResponse.json({ data: null }, { status: 404 })),
    );
    await save(lago);
    expect(await findInSaved('Este producto ya no está a la venta.')).toBeVisible();
  });

  test('KEEP-07, KEEP-01: is in the cart again after an undo, with its quantity and place', async () => {
    const { store } = await renderCart(three);
    await save(vestido);
    fireEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(names()).toEqual([lago, vestido, botin]));
    await waitFor(() => expect(lines(store)).toContain('CL0301-S=3'));
    expect(screen.queryByRole('region', { name: 'Guardados para después' })).toBeNull();
  });

  test('KEEP-07, KEEP-01: is removed, and restored in its place', async () => {
    await renderCart(three);
    await save(vestido);
    await save(lago);
    await waitFor(async () => expect(await savedNames()).toEqual([lago, vestido]));
    await inSaved(`Quitar ${lago}`);
    expect(await savedNames()).toEqual([vestido]);
    fireEvent.click(within(await section()).getByRole('button', { name: /^Deshacer/ }));
    expect(await savedNames()).toEqual([lago, vestido]);
  });

  test('KEEP-07: stays in the cart where its removal fails', async () => {
    const { store, db } = await renderCart({ 'ZP0001-38': 2, 'CL0301-S': 3 });
    db.faults.set('removeFromCart', 'refused');
    press(vestido, `Guardar para después ${vestido}`);
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual([lago, vestido]));
    expect(lines(store)).toEqual(['ZP0001-38=2', 'CL0301-S=3']);
  });

  test('KEEP-07: of an empty cart is offered still', async () => {
    await renderCart({ 'ZP0001-38': 2 });
    await save(lago);
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(await savedNames()).toEqual([lago]);
  });
});

test('KEEP-07: while its product cannot be read a saved line is as it was, and can move back', async () => {
  await given('a call fails', { call: 'getProduct', fault: 'unavailable' });
  const line = aCartItem({ id: 'CL0301-S', name: vestido, quantity: 2, price: 99_999, special_price: 0 });
  const { store } = renderShop({
    children: (
      <ul>
        <SavedRow line={line} onRemove={() => undefined} />
      </ul>
    ),
  });
  const reads = () => Object.values(store.getState().shopApi.queries);
  await waitFor(() => expect(reads().map((read) => read?.status)).toContain('rejected'));
  expect(screen.queryByText('Sin stock')).toBeNull();
  expect(screen.getByText(/99\.999/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Mover al carrito ${vestido}` })).toBeVisible();
});
