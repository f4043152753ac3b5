import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { botin, count, lago, line, names, press, renderCart, vestido } from '#testing/render/renderCart.ts';

// A click of another test would leave the browser with focus that is not shown, which stays where it is.
beforeEach(() => userEvent.keyboard('x'));

describe('taking a line off', () => {
  const three = { 'ZP0001-38': 2, 'CL0301-S': 3, 'AN0107-38': 1 };
  const undo = () => screen.findByRole('button', { name: /^Deshacer/ });

  test('ERR-55, CART-14: shows that it was removed', async () => {
    const { store } = await renderCart(three);
    press(vestido, `Quitar ${vestido}`);
    expect(names()).toEqual([lago, botin]);
    expect(await screen.findByText('Producto removido del carrito.')).toBeVisible();
    expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
  });

  test('CART-14: one less than one takes it off', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1 });
    press(lago, 'Uno menos');
    await waitFor(() =>
      expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['CL0301-S']),
    );
  });

  test('KEEP-01: undo restores the same line, quantity and position', async () => {
    const { store } = await renderCart(three);
    const before = selectCart(store.getState());
    press(vestido, `Quitar ${vestido}`);
    await screen.findByText('Producto removido del carrito.');
    fireEvent.click(await undo());
    expect(names()).toEqual([lago, vestido, botin]);
    await waitFor(() => expect(selectCart(store.getState())).toEqual(before));
    expect(names()).toEqual([lago, vestido, botin]);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    expect(screen.queryByText('Producto removido del carrito.')).toBeNull();
  });

  test('KEEP-01: also before the server has answered', async () => {
    const { store, db } = await renderCart(three);
    db.faults.set('addToCart', 'slow');
    press(lago, 'Uno más');
    press(botin, `Quitar ${botin}`);
    fireEvent.click(await undo());
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3));
    expect(names()).toEqual([lago, vestido, botin]);
  });

  test('KEEP-01: undone before the server has answered, it is never said to be removed', async () => {
    const { store, db } = await renderCart(three);
    db.faults.set('removeFromCart', 'slow');
    const said: string[] = [];
    store.subscribe(() => said.push(...selectFlashes(store.getState()).map(({ text }) => text)));
    press(vestido, `Quitar ${vestido}`);
    await waitFor(() => expect(selectCartBusy(store.getState())).toBe(true));
    fireEvent.click(await undo());
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toEqual([]), { timeout: 8000 });
    expect(names()).toEqual([lago, vestido, botin]);
    expect(said).toEqual([]);
  });

  test('KEEP-01: also of the last line', async () => {
    await renderCart({ 'ZP0001-38': 2 });
    press(lago, `Quitar ${lago}`);
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    fireEvent.click(await undo());
    expect(names()).toEqual([lago]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Su carrito está vacío.' })).toBeNull());
    expect(count(lago)).toBe('2');
  });

  test('REACH-01, KEEP-01: removed by keyboard, the focus moves to undo', async () => {
    await renderCart(three);
    const away = line(vestido).getByRole('button', { name: `Quitar ${vestido}` });
    away.focus({ focusVisible: true });
    fireEvent.click(away);
    expect(await undo()).toHaveFocus();
  });

  /** Removes a line by keyboard; returns its undo button, which has the focus then. */
  function removeByKeyboard(name: string) {
    const button = line(name).getByRole('button', { name: `Quitar ${name}` });
    button.focus({ focusVisible: true });
    fireEvent.click(button);
    const restore = screen.getByRole('button', { name: /^Deshacer/ });
    expect(restore).toHaveFocus();
    return restore;
  }

  test('REACH-01, KEEP-01: restored by keyboard, the line has the focus', async () => {
    const { store } = await renderCart(three);
    fireEvent.click(removeByKeyboard(vestido));
    expect(line(vestido).getByRole('button', { name: `Quitar ${vestido}` })).toHaveFocus();
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toEqual([]));
    expect(names()).toEqual([lago, vestido, botin]);
    expect(line(vestido).getByRole('button', { name: `Quitar ${vestido}` })).toHaveFocus();
  });

  test.each([
    ['the next line', vestido, botin],
    ['the line before, after the last', botin, vestido],
  ])(
    'REACH-01, KEEP-01: when the time for undo ends under the focus, that moves to %s',
    async (_where, name, next) => {
      await renderCart(three);
      stopClock();
      const button = removeByKeyboard(name);
      // The window loses the focus and its element does not: the timer runs.
      fireEvent.blur(button);
      await passTime(5000);
      expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
      expect(line(next).getByRole('button', { name: `Quitar ${next}` })).toHaveFocus();
    },
  );

  test('REACH-01, KEEP-01: after the last line the focus moves to the link of the empty cart', async () => {
    await renderCart({ 'ZP0001-38': 2 });
    stopClock();
    fireEvent.blur(removeByKeyboard(lago));
    await passTime(5000);
    expect(screen.getByRole('link', { name: 'Ir a comprar' })).toHaveFocus();
  });

  test('REACH-01, CART-18: a removal that fails leaves the focus on its line', async () => {
    const { db } = await renderCart(three);
    db.faults.set('removeFromCart', 'refused');
    removeByKeyboard(vestido);
    await screen.findByRole('alert');
    expect(line(vestido).getByRole('button', { name: `Quitar ${vestido}` })).toHaveFocus();
  });

  test('KEEP-01: removed by touch, the focus does not move, and the timer runs', async () => {
    await renderCart(three);
    press(vestido, `Quitar ${vestido}`);
    expect(await undo()).not.toHaveFocus();
  });

  test('KEEP-01: undo is offered for 5 s', async () => {
    await renderCart(three);
    stopClock();
    press(vestido, `Quitar ${vestido}`);
    await passTime(4999);
    expect(screen.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
    await passTime(1);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    expect(names()).toEqual([lago, botin]);
  });

  test('CART-18: one that fails stays, and no way back is offered', async () => {
    const { db } = await renderCart(three);
    db.faults.set('removeFromCart', 'refused');
    press(vestido, `Quitar ${vestido}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(names()).toEqual([lago, vestido, botin]);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  });
});
