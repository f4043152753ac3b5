import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectCart } from '#store/cart.ts';
import { couponCopied } from '#store/coupons.ts';
import { storageWithCart } from '#testing/fakeBrowser.ts';
import { couponCodes, field, listCalls, openField, send, type } from '#testing/render/couponField.ts';
import { count, lago, press, renderCart } from '#testing/render/renderCart.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

describe('a coupon', () => {
  test('COUP-01, ERR-56, COUP-07: is added as typed in any case, and shown with what it saves', async () => {
    const { store } = await openField();
    const sent = listCalls();
    type('  verano10 ');
    send();
    expect(await screen.findByText('Cupón agregado.')).toBeVisible();
    expect(sent).toEqual(['addvoucher VERANO10']);
    expect(screen.getByText('VERANO10')).toBeVisible();
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$\u00a083.698,20');
    expect(field().value).toBe('');
    expect(couponCodes(store)).toEqual(['VERANO10']);
  });

  test('COUP-01, ERR-57: several are shown, and each is removed by its own button', async () => {
    const { store } = await openField();
    for (const code of ['VERANO10', 'ENVIO']) {
      type(code);
      send();
      await screen.findByText(code);
    }
    expect(screen.getByText('Envío gratis')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar cupón VERANO10' }));
    expect(await screen.findByText('Cupón removido.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('VERANO10')).toBeNull());
    expect(couponCodes(store)).toEqual(['ENVIO']);
  });

  test('REACH-01, COUP-01: removed by key, the focus is at the next one, and then at the field for another', async () => {
    await openField();
    for (const code of ['VERANO10', 'ENVIO']) {
      type(code);
      send();
      await screen.findByText(code);
    }
    const remove = (code: string) => screen.getByRole('button', { name: `Quitar cupón ${code}` });
    // A key first; otherwise the browser treats the focus as the result of an earlier click.
    await userEvent.keyboard('{Shift}');
    remove('VERANO10').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('VERANO10')).toBeNull());
    expect(remove('ENVIO')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('ENVIO')).toBeNull());
    expect(screen.getByRole('button', { name: /^Agregar un cupón/ })).toHaveFocus();
  });

  test('FORM-03, COUP-01: two submits before the next render send it once', async () => {
    const { store } = await openField();
    const sent = listCalls();
    type('VERANO10');
    act(() => {
      // Two taps on the button would be one.
      for (let time = 0; time < 2; time += 1) fireEvent.submit(field().form as HTMLFormElement);
    });
    await screen.findByText('Cupón agregado.');
    // A second one would be under way by now.
    await waitFor(() => expect(store.getState().cart.pending).toEqual([]));
    expect(sent).toEqual(['addvoucher VERANO10']);
  });

  test('COUP-01, CART-09: a change of quantity is sent after it, and both are in the cart', async () => {
    const { store } = await openField();
    type('VERANO10');
    send();
    press(lago, 'Uno más');
    await screen.findByText('Cupón agregado.');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3));
    expect(couponCodes(store)).toEqual(['VERANO10']);
    expect(count(lago)).toBe('3');
  });
});

test('CART-15: coupons of a cart that the server has lost are named', async () => {
  const { db } = await openField();
  type('VERANO10');
  send();
  await screen.findByText('VERANO10');
  for (const { hash } of db.carts.list()) await db.carts.remove(hash);
  press(lago, 'Uno más');
  expect(
    await screen.findByText('Su carrito se creó de nuevo sin sus cupones: VERANO10. Agréguelos otra vez.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitar cupón/ })).toBeNull());
});

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Agregar un cupón/ }));
const codeField = () => screen.findByLabelText<HTMLInputElement>('Código del cupón');

test('COUP-06: a coupon that is copied on a list prefills the collapsed field of the cart', async () => {
  await given('a cart holds items', {
    hash: 'c4f1e2',
    lines: [{ item: 'ZP0001-38', quantity: 2 }],
    stock: 5,
  });
  renderShop({ visited: ['/mujer/calzado/'], storage: storageWithCart({}) });
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar cupón' }));
  await screen.findByText('Cupón copiado.');
  fireEvent.click((await screen.findAllByRole('link', { name: /^Carrito,/ }))[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Agregar un cupón VERANO10' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  open();
  const input = await codeField();
  await waitFor(() => expect(input).toBeVisible());
  expect(input).toHaveValue('VERANO10');
  expect(input).toHaveAccessibleDescription('Es el cupón que usted copió.');
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await screen.findByText('Cupón agregado.');
  // It is used: it does not come back.
  await waitFor(() => expect(input).toHaveValue(''));
});

test('COUP-06: what is typed replaces the copied coupon, and a refusal clears neither', async () => {
  const { store } = await renderCart({ 'ZP0001-38': 2 });
  open();
  const input = await codeField();
  await waitFor(() => expect(input).toBeVisible());
  store.dispatch(couponCopied('ORO15'));
  await waitFor(() => expect(input).toHaveValue('ORO15'));
  fireEvent.change(input, { target: { value: '' } });
  expect(input).toHaveValue('');
  fireEvent.change(input, { target: { value: 'NADA' } });
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText(/^El cupón no es válido\./)).toBeVisible();
  expect(input).toHaveValue('NADA');
});
