import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { memoryStorage, storageWithCart } from '#testing/fakeBrowser.ts';
import { takeFaults } from '#testing/render/faults.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { count, lago, names, renderCart, countReads, vestido } from '#testing/render/renderCart.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { settled } from '#testing/render/settled.ts';

describe('the cart of the last visit', () => {
  const stored = () => storageWithCart({});

  test('CART-19, ERR-28: an item out of stock is removed, with a message', async () => {
    await given('an item of a cart is sold out', { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'CL0301-S' });
    renderShop({ visited: ['/cart'], storage: stored() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Producto removido por falta de stock.');
    await waitFor(() => expect(names()).toEqual([lago]));
  });

  test('CART-15: one that the server has lost is recreated without a message', async () => {
    await given('items are in stock', { items: ['ZP0001-38'], stock: 5 });
    const { store } = renderShop({ visited: ['/cart'], storage: stored() });
    expect(await screen.findByRole('heading', { name: lago })).toBeVisible();
    await waitFor(() => expect(selectCart(store.getState())?.hash).not.toBe('c4f1e2'));
    expect(names()).toEqual([lago]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('CART-17, REACH-01: one that cannot be read stays, with a notice and a retry, whose focus goes to the cart', async () => {
    await given('a call fails', { call: 'getCart', fault: 'refused' });
    renderShop({ visited: ['/cart'], storage: stored() });
    expect(await screen.findByRole('alert')).toContainElement(
      screen.getByText('No pudimos actualizar su carrito.'),
    );
    expect(names()).toEqual([lago]);
    const lines = [{ item: 'CL0301-S', quantity: 1 }];
    await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
    const retry = screen.getByRole('button', { name: 'Reintentar' });
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(names()).toEqual([vestido]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('CART-17, REACH-01: a retry that fails too is read aloud again', async () => {
    await given('a call fails', { call: 'getCart', fault: 'refused' });
    renderShop({ visited: ['/cart'], storage: stored() });
    const before = await screen.findByText('No pudimos actualizar su carrito.');
    const { parentElement: notice } = before;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toBe(notice);
    expect(screen.getByText('No pudimos actualizar su carrito.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy');
  });

  test('KEEP-09, REACH-01: one that could not be read without network is, once it is back, and the focus goes to it', async () => {
    await given('a call fails', { call: 'getCart', fault: 'cut' });
    const { store } = renderShop({ visited: ['/cart'], storage: stored() });
    (await screen.findByRole('button', { name: 'Reintentar' })).focus();
    act(() => void store.dispatch(networkChanged(false)));
    const lines = [{ item: 'CL0301-S', quantity: 1 }];
    await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(names()).toEqual([vestido]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('ERR-15: without network the cart stays, and one notice gives the reason', async () => {
    await given('a call fails', { call: 'getCart', fault: 'cut' });
    const { store } = renderShop({ visited: ['/cart'], storage: stored() });
    act(() => {
      store.dispatch(networkChanged(false));
    });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('No pudimos actualizar su carrito.')).toBeVisible();
    expect(screen.getAllByText('No hay conexión disponible.')).toHaveLength(1);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
    expect(names()).toEqual([lago]);
  });

  test('PERS-05, ERR-11: while the storage does not answer, the skeleton is shown; after 5000 ms the shop continues', async () => {
    stopClock();
    const silent = { ...memoryStorage(), getItem: () => new Promise<null>(() => undefined) };
    renderShop({ visited: ['/cart'], storage: silent });
    await vi.waitUntil(() => screen.queryByText('Carrito', { selector: 'header p' }), 10_000);
    expect(screen.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await passTime(5000);
    expect(screen.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(takeFaults()).toEqual([expect.stringContaining('persist timed out for persist key')]);
  });

  test('PERS-09: without storage the shop works, and one notice reports it', async () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    renderShop({ storage: blocked });
    expect((await screen.findByRole('alert')).textContent).toMatch(/no permite guardar su carrito/);
    expect(await screen.findByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

test('CART-24: a cart that is shown as it was left, on the way back from the checkout, is read again', async () => {
  const { db, store } = await renderCart({ 'ZP0001-38': 2 });
  await db.carts.change('c4f1e2', (row) => {
    row.lines = [{ item: 'ZP0001-38', quantity: 1 }];
  });
  const reads = countReads();
  const show = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));
  show(true);
  await waitFor(() => expect(count(lago)).toBe('1'));
  // A page that was loaded anew has read it at start.
  show(false);
  await settled(store);
  expect(reads).toEqual(['c4f1e2']);
});
