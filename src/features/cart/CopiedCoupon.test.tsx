import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { couponCopied } from '#store/coupons.ts';
import { renderCart } from '#testing/renderCart.ts';
import { given, renderShop } from '#testing/renderShop.tsx';
import { storageWithCart } from '#testing/memoryStorage.ts';

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Agregar un cupón/ }));
const field = () => screen.findByLabelText<HTMLInputElement>('Código del cupón');

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
  const input = await field();
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
  const input = await field();
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
