import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { isLoggedIn, openSignIn, signInAs, waitForUrl } from '#testing/signInScreens.ts';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ingrese el código' }));

async function enter(code: string) {
  const { getByRole } = await dialog();
  await userEvent.fill(getByRole('textbox', { name: 'Código' }), code);
  await userEvent.click(getByRole('button', { name: 'Verificar' }));
}

test('TFA-05, TFA-06, ERR-68: a modal asks for the code, or for another one, and until it is accepted nobody is logged in', async () => {
  const { store } = await openSignIn({ pathname: '/login', state: { returnTo: '/cart' } });
  await signInAs('segura');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Enviar otro código' }));
  expect(await (await dialog()).findByText('Le enviamos otro código.')).toBeVisible();
  expect(isLoggedIn(store)).toBe(false);
  await enter('1234');
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findByText('Dispositivo autenticado exitosamente.')).toBeVisible();
});

test('TFA-06: whoever leaves the screen without an answer is not asked at the next one', async () => {
  const { store } = await openSignIn('/login');
  await signInAs('segura');
  await dialog();
  act(() => screen.getByRole('link', { name: 'Registrarse', hidden: true }).click());
  await waitForUrl(store, '/register');
  await waitFor(() => expect(selectTwoStep(store.getState()).awaited).toBeUndefined());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isLoggedIn(store)).toBe(false);
});

test('ERR-44, ERR-14, TFA-06: a wrong code, or an expired session, is said in the modal; closed, it leaves the form as it was', async () => {
  const { store } = await openSignIn('/login');
  await signInAs('segura');
  await enter('9999');
  const asked = await dialog();
  expect(await asked.findByText('El código ingresado no es válido.')).toBeVisible();
  expect(asked.getByRole('textbox', { name: 'Código' })).toHaveValue('9999');
  answerWith(
    http.post('*/customer/validatetwoauth', () =>
      HttpResponse.json({ error: true, message: 'Requested token not found.' }),
    ),
  );
  await enter('1234');
  expect(await asked.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  expect(asked.getByRole('textbox', { name: 'Código' })).toHaveValue('1234');
  expect(isLoggedIn(store)).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Vidriera1');
  answerAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect((await dialog()).getByRole('textbox', { name: 'Código' })).toHaveValue('');
  await enter('1234');
  await waitForUrl(store, '/account');
});
