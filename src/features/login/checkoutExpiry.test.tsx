import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCartItem } from '#fixtures/cart.ts';
import { selectCart } from '#store/cart.ts';
import { storageWithCart } from '#testing/memoryStorage.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { given } from '#testing/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs } from '#testing/signInScreens.ts';

const checkout = `${location.origin}/_checkout/`;

test('SESS-47, CART-22: a session that expires in the merge is told, and the form with its e-mail can be sent again', async () => {
  const leave = vi.fn<(url: string) => void>();
  await given('a cart holds items', {
    hash: 'c4f1e2',
    lines: [{ item: 'ZP0001-38', quantity: 2 }],
    stock: 3,
  });
  const storage = storageWithCart({ items: [aCartItem()] });
  const { store } = await openSignIn('/checkout/login', { leave, storage });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(
    http.post('*/cart/merge', async () => {
      await promise;
      return HttpResponse.json({ error: true, message: 'Requested token not found.' });
    }),
  );
  await signInAs('ana');
  await waitFor(() => expect(isLoggedIn(store)).toBe(true));
  // The form is being left by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer();
  expect(await screen.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Ingresar' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect([isLoggedIn(store), shownUrl(store)]).toEqual([false, '/checkout/login']);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@vidriera.example');
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
  expect(leave).not.toHaveBeenCalled();
  answerAgain();
  // By key: a second click this soon would be that of a double tap.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, 'replace'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toContain('ZP0001-38');
});
