import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { couponCodes, openField, send, type } from '#testing/couponField.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { shownUrl, waitForUrl } from '#testing/signInScreens.ts';

test('CART-09, CART-21: pressed by key while a coupon is on its way, it waits for that, says so, and goes on', async () => {
  const { store } = await openField();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/api/cart/:name', () => promise));
  type('VERANO10');
  send();
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  const said = await screen.findByText('Espere: su carrito se está actualizando.');
  expect(said).toHaveRole('status');
  expect(button).toHaveFocus();
  expect(shownUrl(store)).toBe('/cart');
  answer();
  await waitForUrl(store, '/checkout/login');
  expect(couponCodes(store)).toEqual(['VERANO10']);
});
