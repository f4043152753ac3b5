import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/mockWorker.ts';
import { fillRegistration } from '#testing/openRegister.tsx';
import { isLoggedIn, openSignIn, waitForUrl } from '#testing/signInScreens.ts';

async function register(changes?: Record<string, string>) {
  await fillRegistration(changes);
  fireEvent.click(screen.getByRole('button', { name: 'Registrarse' }));
}

test.each(['/register', '/customer/account/login', '/checkout/register'])(
  'ROUTE-20, ROUTE-23, ROUTE-26: %s shows the registration, with the way to sign in',
  async (path) => {
    await openSignIn(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
    const login = path === '/checkout/register' ? '/checkout/login' : '/login';
    expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', login);
  },
);

test('ERR-59, SESS-27: who registers is signed in, returns to what was asked for, and reads it', async () => {
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await register();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findByText('Usuario registrado exitosamente.')).toBeVisible();
});

test('SESS-32: if the sign in fails the customer is asked to sign in, with message and e-mail', async () => {
  answerWith(http.post('*/api/customer/login', () => HttpResponse.json({ error: true }, { status: 503 })));
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await register();
  await waitForUrl(store, '/login');
  const keep = await screen.findByRole('checkbox', { name: 'Mantener sesión iniciada' });
  expect(keep).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maria@mail.com');
  expect(await screen.findByText('Usuario registrado exitosamente.')).toBeVisible();
  expect(isLoggedIn(store)).toBe(false);
});

test('ERR-18, FORM-02: a used e-mail is said at its field, and the form stays', async () => {
  const { store } = await openSignIn('/register');
  await register({ 'E-mail': 'ana@vidriera.example' });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.'));
  expect(screen.getByLabelText('Nombre')).toHaveValue('María José');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Clave123');
  expect(isLoggedIn(store)).toBe(false);
});
