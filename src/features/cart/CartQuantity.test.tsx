import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { botin, count, lago, line, names, press, renderCart, vestido } from '#testing/render/renderCart.ts';

describe('the quantity of a line', () => {
  test('CART-14: one more and one less are sent and shown', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 2 });
    press(lago, 'Uno más');
    expect(count(lago)).toBe('3');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3));
    expect(await screen.findAllByRole('link', { name: /^Carrito,? 3 productos$/ })).toHaveLength(2);
    press(lago, 'Uno menos');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(2));
  });

  test('CART-14: ten is the most', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 9 });
    press(lago, 'Uno más');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(10));
    expect(line(lago).getByRole('button', { name: 'Uno más' })).toHaveAttribute('aria-disabled', 'true');
    press(lago, 'Uno más');
    expect(count(lago)).toBe('10');
    expect(line(lago).getByText('Puede llevar hasta 10 unidades.')).toBeVisible();
  });

  test('CART-14: at the stock limit a press on "Uno más" shows why, until the quantity changes', async () => {
    const { db, store } = await renderCart({ 'ZP0001-38': 2, 'CL0301-S': 1 });
    db.stock.set('ZP0001-38', 3);
    press(lago, 'Uno más');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.stock).toBe(3));
    await waitFor(() => expect(count(lago)).toBe('3'));
    const reason = 'No hay más unidades disponibles.';
    expect(line(lago).queryByText(reason)).toBeNull();
    const more = line(lago).getByRole('button', { name: 'Uno más' });
    expect(more).not.toHaveAttribute('disabled');
    fireEvent.click(more);
    expect(line(lago).getByText(reason)).toBeVisible();
    expect(line(lago).getByText(reason)).toHaveAttribute('aria-live', 'polite');
    expect(line(vestido).queryByText(reason)).toBeNull();
    press(lago, 'Uno menos');
    expect(line(lago).queryByText(reason)).toBeNull();
  });

  test('CART-09: of quick taps the last counts, one call at a time', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 1 });
    const requested: string[] = [];
    let running = 0;
    answerWith(
      http.post('*/api/cart/', async ({ request }) => {
        running += 1;
        const form = new URLSearchParams(await request.clone().text());
        requested.push(`${form.get('quantity')} of ${running}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        running -= 1;
      }),
    );
    press(lago, 'Uno más');
    await waitFor(() => expect(requested).toHaveLength(1));
    for (let taps = 0; taps < 3; taps += 1) press(lago, 'Uno más');
    expect(count(lago)).toBe('5');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(5));
    expect(requested).toEqual(['2 of 1', '5 of 1']);
    expect(count(lago)).toBe('5');
  });

  test('CART-09, CART-14: what waits is sent when the shopper leaves the cart', async () => {
    const { store, db } = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1, 'AN0107-38': 1 });
    db.faults.set('addToCart', 'slow');
    press(lago, 'Uno más');
    press(lago, 'Uno más');
    press(vestido, 'Uno más');
    press(botin, `Quitar ${botin}`);
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Categorías'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: lago })).toBeNull());
    db.faults.clear();
    const quantities = () =>
      selectCart(store.getState())?.items.map(({ id, quantity }) => `${id}=${quantity}`);
    await waitFor(() => expect(quantities()).toEqual(['ZP0001-38=3', 'CL0301-S=2']));
  });

  test('CART-20, ERR-30: more than the stock shows a message and is rolled back', async () => {
    const { db } = await renderCart({ 'ZP0001-38': 2 });
    db.stock.set('ZP0001-38', 2);
    press(lago, 'Uno más');
    expect(await screen.findByRole('alert')).toHaveTextContent('Producto sin stock.');
    expect(count(lago)).toBe('2');
  });

  test.each(['refused', 'unavailable', 'cut'] as const)(
    'CART-18, ERR-12: a change that fails (%s) shows a message, and the last good cart stays',
    async (fault) => {
      const { db } = await renderCart({ 'ZP0001-38': 2, 'CL0301-S': 1 });
      db.faults.set('addToCart', fault);
      press(lago, 'Uno más');
      expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
      expect(count(lago)).toBe('2');
      expect(names()).toEqual([lago, vestido]);
    },
  );

  test('CART-17, CART-18: a change that fails, and the read after it, show one message', async () => {
    const { db, store } = await renderCart({ 'ZP0001-38': 2 });
    db.faults.set('addToCart', 'refused');
    db.faults.set('getCart', 'refused');
    press(lago, 'Uno más');
    await screen.findByText('No pudimos actualizar su carrito.');
    await waitFor(() => expect(store.getState().cart.pending).toEqual([]));
    expect(count(lago)).toBe('2');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
