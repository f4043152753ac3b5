import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SocialProfile } from '#schemas/customer.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/signInScreens.ts';

const profile: SocialProfile = {
  accessToken: 'EAAB1',
  idFacebook: '10158',
  email: 'maria@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'María José',
  lastName: 'Pérez',
  middleName: '',
};

const gives =
  (changes: Partial<SocialProfile> = {}) =>
  () =>
    Promise.resolve({ ...profile, ...changes });
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Continuar con Facebook' }));

test('SESS-34: a complete profile signs in', async () => {
  const { store } = await openSignIn(
    { pathname: '/login', state: { returnTo: '/cart' } },
    { social: gives() },
  );
  await ask();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
});

test('SESS-34: the e-mail that a profile lacks is asked for, then it signs in and returns', async () => {
  const state = { returnTo: '/cart' };
  const { store } = await openSignIn({ pathname: '/login', state }, { social: gives({ email: '' }) });
  await ask();
  await waitForUrl(store, '/registerFacebook');
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  expect(screen.getAllByRole('textbox')).toEqual([email]);
  fireEvent.change(email, { target: { value: 'maria@mail.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  // Whoever uses this device next is asked by the provider who that is.
  expect(store.signIns.profile).toBeUndefined();
});

test('SESS-34, ROUTE-51: on the way to the checkout it ends there', async () => {
  const leave = vi.fn<(url: string) => void>();
  const { store } = await openSignIn('/checkout/login', { leave, social: gives({ email: '' }) });
  await ask();
  await waitForUrl(store, '/registerFacebook');
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  fireEvent.change(email, { target: { value: 'maria@mail.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(`${location.origin}/_checkout/`, 'replace'));
});

test('SESS-34: who closes the window of the provider stays where she was', async () => {
  const { store } = await openSignIn('/login', { social: () => Promise.resolve(undefined) });
  await ask();
  const button = screen.getByRole('button', { name: 'Continuar con Facebook' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(shownUrl(store)).toBe('/login');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/login', '/registerFacebook'])(
  'ERR-18, SESS-34: at %s a profile that is refused as a whole is said, and nothing else is asked for',
  async (path) => {
    answerWith(
      http.post('*/customer/facebooklogin', () =>
        HttpResponse.json({ error: true, message: 'This email is already in use.' }),
      ),
    );
    const { store } = renderShop({ visited: ['/', path], social: gives() });
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar con Facebook' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El E-mail ya se encuentra registrado.');
    expect(shownUrl(store)).toBe(path);
    expect(screen.getByRole('button', { name: 'Continuar con Facebook' })).toBeVisible();
    expect(store.signIns.profile).toBeUndefined();
  },
);

test('ROUTE-24, SESS-34: opened by its address it asks the provider first', async () => {
  const { store } = renderShop({ visited: ['/registerFacebook'], social: gives({ email: '' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete sus datos' })).toBeVisible();
  await ask();
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(shownUrl(store)).toBe('/registerFacebook');
});

test('ROUTE-24: without a provider it leads to sign in', async () => {
  renderShop({ visited: ['/registerFacebook'] });
  expect(await screen.findByRole('link', { name: 'Ingresar con e-mail' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Continuar con Facebook' })).toBeNull();
});

test('ROUTE-48, ROUTE-51: the way to the login keeps where the customer was going', async () => {
  const leave = vi.fn<(url: string) => void>();
  const state = { toCheckout: true };
  const visited = [{ pathname: '/registerFacebook', state }];
  const { store } = renderShop({ visited, leave, social: gives() });
  fireEvent.click(await screen.findByRole('link', { name: 'Ingresar con e-mail' }));
  await waitForUrl(store, '/checkout/login');
  await screen.findByLabelText('Contraseña');
  await signInAs('ana');
  await waitFor(() => expect(leave).toHaveBeenCalledWith(`${location.origin}/_checkout/`, 'replace'));
});

test('ROUTE-48: the way to the login keeps the address that was asked for', async () => {
  const visited = [{ pathname: '/registerFacebook', state: { returnTo: '/cart' } }];
  const { store } = renderShop({ visited, social: gives() });
  fireEvent.click(await screen.findByRole('link', { name: 'Ingresar con e-mail' }));
  await waitForUrl(store, '/login');
  await screen.findByLabelText('Contraseña');
  await signInAs('ana');
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
});
