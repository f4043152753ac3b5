import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addEnded, addStarted, selectCart } from '#store/cart.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { OrderByCodeSheet } from './OrderByCodeSheet.tsx';

test('CART-10, FORM-03: an order in the moment in which another add begins is dropped, and can be sent after it', async () => {
  const onClose = vi.fn<() => void>();
  const { store } = renderShop({
    children: <OrderByCodeSheet open title="Comprar por código" onClose={onClose} />,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Comprar por código' }));
  const code = form.getByLabelText('Código del producto');
  const send = form.getByRole('button', { name: 'Agregar al carrito' });
  fireEvent.change(code, { target: { value: 'ZP0001-39' } });
  // Before the button can be busy.
  act(() => {
    store.dispatch(addStarted('CL0301-S'));
    send.click();
  });
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(selectCart(store.getState())).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(code).toHaveValue('ZP0001-39');
  expect(form.queryByRole('alert')).toBeNull();
  act(() => void store.dispatch(addEnded()));
  fireEvent.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-39']);
});
