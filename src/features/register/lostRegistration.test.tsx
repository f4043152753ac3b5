import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loseAnswer } from '#testing/loseAnswer.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { fillRegistration } from '#testing/openRegister.tsx';
import { isLoggedIn, openSignIn, shownUrl, waitForUrl } from '#testing/signInScreens.ts';

const registered = 'Usuario registrado exitosamente.';

/** By key: a second click this soon would be that of a double tap. */
async function send() {
  screen.getByRole('button', { name: 'Registrarse' }).focus();
  await userEvent.keyboard('{Enter}');
}

const field = (label: string) => screen.getByLabelText(label);

/** Opens the registration on the way to the cart, and fills it in. */
async function open(values: Record<string, string> = {}) {
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await fillRegistration(values);
  return store;
}

test('SESS-31, ERR-59: a registration whose answer is lost is found, and leads back like any other', async () => {
  loseAnswer('*/customer/create');
  const store = await open();
  await send();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findAllByText(registered)).toHaveLength(1);
});

test('SESS-31, ERR-59: one whose answer is lost with the network is found when it is sent again', async () => {
  loseAnswer('*/customer/create');
  const store = await open();
  answerWith(http.post('*/customer/login', () => HttpResponse.error()));
  await send();
  expect(await screen.findByText(/no sabemos si su cuenta fue creada\. .*intente ingresar/)).toBeVisible();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  expect(field('Contraseña')).toHaveValue('Clave123');
  answerAgain();
  await send();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findAllByText(registered)).toHaveLength(1);
});

test('ERR-18, FORM-02: with the e-mail of somebody else it is none, and what was typed stays', async () => {
  loseAnswer('*/customer/create');
  const store = await open({ 'E-mail': 'ana@vidriera.example' });
  await send();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  await send();
  await waitFor(() =>
    expect(field('E-mail')).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.'),
  );
  for (const label of ['Contraseña', 'Repetir contraseña']) expect(field(label)).toHaveValue('Clave123');
  expect(field('Nombre')).toHaveValue('María José');
  expect(isLoggedIn(store)).toBe(false);
  expect(screen.queryByText(registered)).toBeNull();
});

test('SESS-31: one that is found after its form was left signs in, and leads nowhere', async () => {
  const store = await open();
  const login = Promise.withResolvers<void>();
  loseAnswer('*/customer/create');
  answerWith(http.post('*/customer/login', () => login.promise));
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Categorías' }));
  await waitForUrl(store, '/menu');
  login.resolve();
  await waitFor(() => expect(isLoggedIn(store)).toBe(true));
  expect(await screen.findByText(registered)).toBeVisible();
  expect(shownUrl(store)).toBe('/menu');
});
