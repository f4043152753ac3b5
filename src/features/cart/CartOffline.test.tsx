import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { selectCart, selectCartProblem } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { botin, count, lago, names, press, renderCart, vestido } from '#testing/render/renderCart.ts';

const discardOf = (name: string) => new RegExp(`^Descartar ?: ${name}$`);
const pending = () => screen.findByRole('region', { name: 'Pendiente de sincronizar' });

/** A cart of three lines, without network. */
async function openOffline() {
  const view = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1, 'AN0107-38': 1 });
  const network = (isOnline: boolean) => act(() => void view.store.dispatch(networkChanged(isOnline)));
  network(false);
  const lines = () =>
    selectCart(view.store.getState())
      ?.items.map(({ id, quantity }) => `${id}=${quantity}`)
      .join();
  return { ...view, network, lines };
}

describe('changes of a cart without network', () => {
  test('KEEP-02: are shown as waiting, and are sent when it is back', async () => {
    const { network, lines } = await openOffline();
    press(lago, 'Uno más');
    press(lago, 'Uno más');
    press(vestido, `Quitar ${vestido}`);
    const section = within(await pending());
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${lago}: 3 unidadesDescartar: ${lago}`,
      `Quitar ${vestido}Descartar: ${vestido}`,
    ]);
    expect(count(lago)).toBe('3');
    expect(screen.getAllByRole('link', { name: /Carrito.*4 productos|4 productos.*Carrito/ })).toHaveLength(
      2,
    );
    expect(names()).toEqual([lago, botin, 'Pendiente de sincronizar']);
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1,AN0107-38=1');
    network(true);
    await waitFor(() => expect(lines()).toBe('ZP0001-38=3,AN0107-38=1'));
    expect(await screen.findByText('Sus cambios pendientes ya están en el carrito.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pendiente de sincronizar' })).toBeNull();
  });

  test('KEEP-02, APP-12: wait as well if the code that sends them is missing, and the checkout says so', async () => {
    const { shop } = await renderCart({ 'ZP0001-38': 1 });
    const need = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    Object.assign(shop, { need });
    press(lago, 'Uno más');
    expect(await within(await pending()).findByText(/Lago: 2 unidades/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Finalizar compra/ }));
    await waitFor(() => expect(need).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Finalizar compra/ })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  });

  test('KEEP-02, KEEP-04: those of another tab are shown as soon as that has written them', async () => {
    const { shop } = await openOffline();
    const add = { id: '1.1', item: 'MA0036-U', quantity: 2, kind: 'add', name: 'Bolso', at: 1, revision: 1 };
    const queue = { version: 2, session: 0, changes: [add], ended: [], waits: true };
    await shop.storage?.setItem('sync_queue', JSON.stringify(queue));
    act(() => void dispatchEvent(new Event('storage')));
    expect(within(await pending()).getByText('Agregar Bolso: 2 unidades')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Carrito.*5 productos|5 productos.*Carrito/ })).toHaveLength(
      2,
    );
  });

  test('KEEP-02: an item that the cart does not have yet is named as one to be added', async () => {
    const { store, shop } = await openOffline();
    press(lago, 'Uno más');
    await pending();
    act(() => void queueChange(store, shop, { item: 'MA0036-U', quantity: 1, kind: 'add', name: 'Bolso' }));
    expect(within(await pending()).getByText('Agregar Bolso: 1 unidad')).toBeVisible();
  });

  test('KEEP-01, KEEP-02: an undo of what the cart has lost already is named by its product', async () => {
    const { network, lines, store } = await openOffline();
    network(true);
    press(vestido, `Quitar ${vestido}`);
    await waitFor(() => expect(lines()).toBe('ZP0001-38=1,AN0107-38=1'));
    await waitFor(() => expect(selectQueue(store.getState()).changes).toEqual([]));
    network(false);
    fireEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    const section = within(await pending());
    expect(section.getByText(`Agregar ${vestido}: 1 unidad`)).toBeVisible();
    expect(section.getByRole('button', { name: discardOf(vestido) })).toBeVisible();
  });

  test('KEEP-02: a quantity of a line that the cart has no longer is named by its product', async () => {
    const { lines, store } = await openOffline();
    press(vestido, 'Uno más');
    await pending();
    // Another tab has taken the line off.
    const known = selectCart(store.getState());
    const left = known && { ...known, items: known.items.filter(({ id }) => id !== 'CL0301-S') };
    act(
      () =>
        void store.dispatch(
          otherTabWrote({ known: { cart: { cart: known } }, current: { cart: { cart: left } } }),
        ),
    );
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    const section = within(await pending());
    expect(section.getByText(`Agregar ${vestido}: 2 unidades`)).toBeVisible();
    expect(section.getByRole('button', { name: discardOf(vestido) })).toBeVisible();
  });

  test('KEEP-02: one that is discarded leaves the cart as it was', async () => {
    const { network, lines, store } = await openOffline();
    press(lago, 'Uno más');
    press(vestido, `Quitar ${vestido}`);
    const section = within(await pending());
    fireEvent.click(section.getByRole('button', { name: discardOf(vestido) }));
    expect(names()).toEqual([lago, vestido, botin, 'Pendiente de sincronizar']);
    fireEvent.click(section.getByRole('button', { name: discardOf(lago) }));
    expect(count(lago)).toBe('1');
    expect(names()).toEqual([lago, vestido, botin]);
    network(true);
    await waitFor(() => expect(selectQueue(store.getState())).toMatchObject({ changes: [], waits: false }));
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1,AN0107-38=1');
  });

  test('KEEP-02: a retry that fails too says why, and keeps them', async () => {
    const { db, store } = await openOffline();
    for (const call of ['addToCart', 'getCart']) db.faults.set(call, 'cut');
    press(lago, 'Uno más');
    fireEvent.click(within(await pending()).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(selectFlashes(store.getState())).toMatchObject([{ text: 'No hay conexión disponible.' }]),
    );
    expect(count(lago)).toBe('2');
    db.faults.clear();
    fireEvent.click(within(await pending()).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Pendiente de sincronizar' })).toBeNull(),
    );
    expect(count(lago)).toBe('2');
  });

  test('KEEP-02, CART-17, REACH-01: where the cart cannot be read either, there is one retry, and each that fails is read aloud', async () => {
    const { db, store, network } = await openOffline();
    for (const call of ['addToCart', 'getCart']) db.faults.set(call, 'cut');
    press(lago, 'Uno más');
    await pending();
    network(true);
    await waitFor(() => expect(selectCartProblem(store.getState())).toBeDefined());
    const retry = () => screen.getByRole('button', { name: 'Reintentar' });
    await waitFor(() => expect(retry()).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(retry());
    const first = await screen.findByRole('alert');
    expect(first).toHaveTextContent('Ha ocurrido un error.');
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
    fireEvent.click(retry());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(retry()).toBeVisible();
  });

  test('KEEP-02, ERR-15: a retry that fails takes the place of what stopped the checkout', async () => {
    const { db } = await openOffline();
    for (const call of ['addToCart', 'getCart']) db.faults.set(call, 'cut');
    press(lago, 'Uno más');
    await pending();
    fireEvent.click(screen.getByRole('button', { name: 'Finalizar compra' }));
    expect(await screen.findByText(/^No pudimos verificar su carrito/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No hay conexión disponible.'));
  });
});

test('KEEP-01: a line that is removed, restored and removed again before the answer can be restored for 5 s', async () => {
  const { db, store } = await renderCart({ 'ZP0001-38': 2, 'CL0301-S': 1 });
  db.faults.set('removeFromCart', 'slow');
  const undo = () => screen.queryByRole('button', { name: /^Deshacer/ });
  press(lago, `Quitar ${lago}`);
  await waitFor(() => expect(selectQueue(store.getState()).changes).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  db.faults.clear();
  stopClock();
  press(lago, `Quitar ${lago}`);
  await passTime(4999);
  expect(undo()).toBeVisible();
  await passTime(1);
  expect(undo()).toBeNull();
  expect(names()).toEqual([vestido]);
});
