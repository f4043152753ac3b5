import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStatedOrder } from '#fixtures/orders.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/openAccount.tsx';
import { renderShop } from '#testing/renderShop.tsx';
import { isLoggedIn, signInAs, waitForUrl } from '#testing/signInScreens.ts';

const refuse = (call: string) =>
  answerWith(http.all(`*/${call}`, () => new HttpResponse(null, { status: 401 })));

const refusal = { name: 'Error de autorización. Ingrese nuevamente.' };

test('ERR-14, SESS-47: a customer whom a server does not know any more logs in again, and returns', async () => {
  refuse('customer/order');
  const { store } = await openAccount('/account/orders?page=1', [
    'a customer has orders',
    { ...signedInAs({ email: 'ana@vidriera.example' }), orders: [aStatedOrder()] },
  ]);
  await screen.findByRole('heading', refusal);
  expect(isLoggedIn(store)).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ingresar' }));
  await waitForUrl(store, '/login');
  expect(isLoggedIn(store)).toBe(false);
  answerAgain();
  await screen.findByRole('textbox', { name: 'E-mail' });
  await signInAs('ana');
  await waitForUrl(store, '/account/orders?page=1');
});

test('ERR-14: so does a guest, and the screen is read again', async () => {
  refuse('api/home/');
  const { store } = renderShop({ visited: ['/'] });
  await screen.findByRole('heading', refusal);
  const link = await screen.findByRole('link', { name: 'Ingresar' });
  answerAgain();
  fireEvent.click(link);
  await screen.findByRole('textbox', { name: 'E-mail' });
  await signInAs('ana');
  expect(await screen.findByRole('link', { name: 'Sandalias' })).toBeVisible();
  expect(isLoggedIn(store)).toBe(true);
  expect(screen.queryByRole('heading', refusal)).toBeNull();
});
