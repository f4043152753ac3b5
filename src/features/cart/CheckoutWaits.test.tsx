import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { couponCodes, openField, send, shown, type } from '#testing/couponField.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { shownUrl, waitForUrl } from '#testing/signInScreens.ts';

test('CART-09, CART-21: pressed by key while a coupon is on its way, it waits for that, says so, and goes on', async () => {
  const { store } = await openField();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/api/cart/:name', () => promise));
  type('VERANO10');
  send();
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  // A live region that came with its text would not be read by many screen readers.
  const place = button.parentElement?.querySelector('output');
  expect(place).toBeEmptyDOMElement();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  const said = await screen.findByText('Espere: su carrito se está actualizando.');
  expect(said).toBe(place);
  expect(button).toHaveFocus();
  expect(shownUrl(store)).toBe('/cart');
  answer();
  await waitForUrl(store, '/checkout/login');
  expect(couponCodes(store)).toEqual(['VERANO10']);
});

test('where the coupon is refused meanwhile, the shopper stays and reads why', async () => {
  const { store } = await openField();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/api/cart/:name', () => promise));
  type('COUPON_MAX_DISCOUNT');
  send();
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await shown(/./);
  expect(shownUrl(store)).toBe('/cart');
  // Another press goes on without it.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, '/checkout/login');
});
