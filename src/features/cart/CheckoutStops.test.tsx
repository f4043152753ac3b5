import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { selectVisited } from '#store/lastUrl.ts';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import {
  botin,
  lago,
  line,
  names,
  press,
  countReads,
  renderCart,
  vestido,
} from '#testing/render/renderCart.ts';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const outOfDate = 'El pedido que usted intenta comprar ya no se encuentra disponible';
const two = { 'ZP0001-38': 2, 'CL0301-S': 1 };
const hash = 'c4f1e2';

const button = () => screen.getByRole('button', { name: 'Finalizar compra' });
const finish = () => fireEvent.click(button());
const visited = (store: Store) => selectVisited(store.getState()).at(-1);
const notice = async () => within(await screen.findByRole('alert'));
const changes = async () =>
  (await notice()).getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('a cart that is another one meanwhile', () => {
  test('CART-21, ERR-29: stays, and each change is named', async () => {
    const { store, db } = await renderCart({ ...two, 'AN0107-38': 1 });
    await db.carts.change(hash, (row) => {
      row.lines = [
        { item: 'ZP0001-38', quantity: 1 },
        { item: 'AN0107-38', quantity: 1 },
      ];
    });
    finish();
    const shown = await notice();
    expect(shown.getByText(outOfDate)).toBeVisible();
    expect(await changes()).toEqual([
      `${lago}, Talle 38: ahora 1 en lugar de 2.`,
      `${vestido}, Talle S: ya no está en el carrito.`,
      expect.stringMatching(/^Total: ahora \$ [\d.,]+ en lugar de \$ [\d.,]+\.$/),
    ]);
    expect(names()).toEqual([lago, botin]);
    expect(visited(store)).toBe('/cart');
    expect(button()).not.toHaveAttribute('aria-busy');
    // What was named is seen now: the same cart can be bought.
    finish();
    await waitForUrl(store, '/checkout/login');
  });

  test('CART-21, ERR-29: what is said of it moves nothing of the cart', async () => {
    const { db } = await renderCart(two);
    const place = () => screen.getByRole('heading', { name: lago }).getBoundingClientRect().top + scrollY;
    const before = place();
    await db.carts.change(hash, (row) => {
      row.lines = [
        { item: 'ZP0001-38', quantity: 1 },
        { item: 'CL0301-S', quantity: 1 },
      ];
    });
    finish();
    expect(await screen.findByText(outOfDate)).toBeVisible();
    expect(place()).toBe(before);
  });

  test('CART-21: what is said of it is in view, although the button was pressed far above', async () => {
    const { db } = await renderCart({ ...two, 'AN0107-38': 1 });
    db.stock.set('CL0301-S', 0);
    await page.viewport(390, 480);
    onTestFinished(() => page.viewport(390, 844));
    expect(document.documentElement.scrollHeight).toBeGreaterThan(880);
    finish();
    const shown = await screen.findByRole('alert');
    await waitFor(() => expect(shown.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('CART-21, CART-19: is named beside the message about what ran out', async () => {
    const { db } = await renderCart(two);
    db.stock.set('CL0301-S', 0);
    finish();
    expect(await screen.findByText(outOfDate)).toBeVisible();
    expect(screen.getByText(`${vestido}, Talle S: ya no está en el carrito.`)).toBeVisible();
    expect(await screen.findByText('Producto removido por falta de stock.')).toBeVisible();
  });

  test('CART-21, ERR-29: is empty, and says so', async () => {
    const { db } = await renderCart({ 'ZP0001-38': 2 });
    db.stock.set('ZP0001-38', 0);
    finish();
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(screen.getByText(outOfDate)).toBeVisible();
    expect(screen.getByText(`${lago}, Talle 38: ya no está en el carrito.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finalizar compra' })).toBeNull();
  });

  test('CART-21, CART-15: is recreated after the server has lost it, and is bought if it is the same', async () => {
    const { store, db } = await renderCart({ 'ZP0001-38': 2 });
    db.carts.list().forEach((row) => db.carts.remove(row.hash));
    finish();
    await waitForUrl(store, '/checkout/login');
    expect(screen.queryByText(outOfDate)).toBeNull();
  });

  test('CART-21: what was said of it is gone once a line is changed', async () => {
    const { db } = await renderCart(two);
    await db.carts.change(hash, (row) => {
      row.lines = [{ item: 'ZP0001-38', quantity: 1 }];
    });
    finish();
    await screen.findByText(outOfDate);
    press(lago, 'Uno más');
    await waitFor(() => expect(screen.queryByText(outOfDate)).toBeNull());
    expect(line(lago).getByRole('status')).toHaveTextContent('2');
  });
});

describe('a cart that cannot be read', () => {
  test('CART-21, ERR-12: stays, and one message says why', async () => {
    const { store, db } = await renderCart(two);
    db.faults.set('getCart', 'refused');
    finish();
    const shown = await notice();
    expect(shown.getByText('Ha ocurrido un error.')).toBeVisible();
    expect(shown.getByText(/^No pudimos verificar su carrito/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(visited(store)).toBe('/cart');
    // The network that comes and goes has not checked it.
    for (const online of [false, true]) act(() => void store.dispatch(networkChanged(online)));
    expect(shown.getByText('Ha ocurrido un error.')).toBeVisible();
    db.faults.clear();
    finish();
    await waitForUrl(store, '/checkout/login');
  });

  test('CART-21: stays at a second press too, and no other message comes and goes meanwhile', async () => {
    const { db } = await renderCart(two);
    db.faults.set('getCart', 'refused');
    finish();
    const first = await screen.findByRole('alert');
    const said: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('[role=alert]')) said.push(node.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    finish();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const second = await screen.findByText(/^No pudimos verificar su carrito/);
    expect(second).toBeVisible();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(said).toEqual([screen.getByRole('alert').textContent]);
  });

  test('stays too where a change waits that cannot be sent, and says so', async () => {
    const { store, db } = await renderCart(two);
    for (const call of ['addToCart', 'getCart']) db.faults.set(call, 'cut');
    press(lago, 'Uno más');
    await screen.findByRole('region', { name: 'Pendiente de sincronizar' });
    finish();
    expect(await screen.findByText(/^No pudimos verificar su carrito/)).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(visited(store)).toBe('/cart');
  });

  test('CART-21, KEEP-02: stays too where a change turns out to wait after the press, and says so', async () => {
    const { shop, store } = await renderCart(two);
    const code = Promise.withResolvers<undefined>();
    Object.assign(shop, { need: () => code.promise });
    press(lago, 'Uno más');
    finish();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    code.resolve(undefined);
    expect((await notice()).getByText(/^No pudimos verificar su carrito/)).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(visited(store)).toBe('/cart');
  });

  test('CART-21, ERR-15: without network no call is made', async () => {
    const { store } = await renderCart(two);
    const reads = countReads();
    act(() => {
      store.dispatch(networkChanged(false));
    });
    finish();
    expect((await notice()).getByText('No hay conexión disponible.')).toBeVisible();
    expect(reads).toEqual([]);
    expect(visited(store)).toBe('/cart');
    act(() => {
      store.dispatch(networkChanged(true));
    });
    await waitFor(() => expect(screen.queryByText(/^No pudimos verificar su carrito/)).toBeNull());
  });

  test('CART-21: a shopper who goes elsewhere meanwhile is not brought to the checkout', async () => {
    const { store, db } = await renderCart(two);
    db.faults.set('getCart', 'slow');
    finish();
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Categorías'));
    await waitForUrl(store, '/menu');
    await waitFor(() => expect(store.getState().cart.pending).toEqual([]));
    expect(visited(store)).toBe('/menu');
  });
});
