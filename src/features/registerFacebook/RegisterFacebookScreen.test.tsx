import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';
import { SocialForm } from './RegisterFacebookScreen.tsx';

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

type Props = ComponentProps<typeof SocialForm>;

const complete = {
  email: 'maria@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'María José',
  lastName: 'Pérez',
  middleName: '',
};

const labels = ['E-mail', 'Nombre', 'Segundo nombre (opcional)', 'Apellido', 'Día', 'Mes', 'Año', 'Femenino'];

function open(profile: Partial<Props['profile']>, outcome: FormOutcome = { kind: 'done' }) {
  const onSend = vi.fn<Props['onSend']>(() => Promise.resolve(outcome));
  renderShop({ children: <SocialForm profile={{ ...complete, ...profile }} onSend={onSend} /> });
  return {
    onSend,
    asked: () => labels.filter((label) => screen.queryByLabelText(label) !== null),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Continuar' })),
  };
}

test.each([
  [{ email: '' }, ['E-mail']],
  [{ email: '', gender: '' }, ['E-mail', 'Femenino']],
  [{ email: '', birthday: '' }, ['E-mail', 'Día', 'Mes', 'Año']],
  [{ email: '', lastName: '' }, ['E-mail', 'Apellido']],
  [{ email: '', firstName: 'María 2' }, ['E-mail', 'Nombre']],
])('SESS-34: for a profile with %j only what is missing is asked for', (profile, expected) => {
  expect(open(profile).asked()).toEqual(expected);
});

test('SESS-34: what was asked for is sent with what the profile has', async () => {
  const { onSend, type, send } = open({ email: '', birthday: '' });
  type('E-mail', 'maria@mail.com');
  type('Día', '7');
  type('Mes', '5');
  type('Año', '1990');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(complete));
});

test('SESS-34, VAL-15: an empty e-mail makes no call', async () => {
  const { onSend, send } = open({ email: '' });
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Campo obligatorio'),
  );
  expect(onSend).not.toHaveBeenCalled();
});

test('SESS-34, FORM-02: if the server refuses what the profile has, all of it can be changed', async () => {
  const { asked, type, send } = open(
    { gender: '' },
    { kind: 'failed', message: { refusal: 'reviewData' }, wrong: ['lastName'] },
  );
  expect(asked()).toEqual(['Femenino']);
  fireEvent.click(screen.getByRole('radio', { name: 'Femenino' }));
  await send();
  const lastName = await screen.findByLabelText('Apellido');
  expect(lastName).toHaveAccessibleDescription('Ingrese un valor válido');
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toHaveValue('Pérez');
  expect(asked()).toEqual(labels);
  type('Apellido', 'Paz');
  expect(lastName).not.toHaveAttribute('aria-invalid');
});

test('ERR-18, FORM-02: an e-mail that somebody has registered is said at its field', async () => {
  const { type, send } = open({ email: '' }, { kind: 'failed', message: { refusal: 'usedEmail' } });
  type('E-mail', 'maria@mail.com');
  await send();
  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.'));
  expect(email).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SESS-34, ERR-15: a failure that says nothing of the data asks for nothing more', async () => {
  const { asked, type, send } = open({ email: '' }, { kind: 'failed', message: { error: 'offline' } });
  type('E-mail', 'maria@mail.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión disponible.');
  expect(asked()).toEqual(['E-mail']);
});
