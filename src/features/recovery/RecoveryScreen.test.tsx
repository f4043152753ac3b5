import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { selectCustomerForms } from '#store/session/customerForms.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { formEntry, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';
import { RecoveryForm } from './RecoveryScreen.tsx';

const recover = async (value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar e-mail' }));
};

test.each([
  ['/forgotpassword', '/login'],
  ['/checkout/forgotpassword', '/checkout/login'],
])('ROUTE-21, ROUTE-25: %s shows the recovery, and leads to %s', async (path, login) => {
  await openSignIn(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a ingresar' })).toHaveAttribute('href', login);
});

test.each([
  ['/forgotpassword', '/login'],
  ['/checkout/forgotpassword', '/checkout/login'],
])('ERR-58, ROUTE-51: after %s the customer reads it, and can sign in at %s', async (path, login) => {
  const { store } = await openSignIn(path);
  await recover('ana@vidriera.example');
  await waitForUrl(store, login);
  const text = 'Te hemos enviado un email para recuperar tu contraseña.';
  expect(await screen.findByText(text)).toBeVisible();
  await screen.findByRole('checkbox', { name: 'Mantener sesión iniciada' });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@vidriera.example');
});

test('ERR-17: an e-mail that nobody has registered', async () => {
  const { store } = await openSignIn('/forgotpassword');
  await recover('nadie@vidriera.example');
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toHaveAccessibleDescription('El E-mail no se encuentra registrado.'));
  expect(shownUrl(store)).toBe('/forgotpassword');
});

test('SESS-14: the success of one form is not shown on the next', async () => {
  const { store } = await openSignIn('/forgotpassword');
  const isSuccess = () => selectCustomerForms(store.getState()).forgotPassword;
  const seen: boolean[] = [];
  store.subscribe(() => seen.push(isSuccess()));
  await recover('ana@vidriera.example');
  await waitForUrl(store, '/login');
  await screen.findByRole('checkbox', { name: 'Mantener sesión iniciada' });
  expect(seen).toContain(true);
  await waitFor(() => expect(isSuccess()).toBe(false));
});

test('ROUTE-48: the way back to the login keeps the typed e-mail, and the address that was asked for', async () => {
  const { store } = await openSignIn({ pathname: '/forgotpassword', state: { returnTo: '/cart' } });
  const typed = { target: { value: 'ana@vidriera.example' } };
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), typed);
  fireEvent.click(screen.getByRole('link', { name: 'Volver a ingresar' }));
  await waitForUrl(store, '/login');
  await screen.findByLabelText('Contraseña');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@vidriera.example');
  await signInAs('ana');
  await waitForUrl(store, '/cart');
});

type Props = ComponentProps<typeof RecoveryForm>;

function open(outcome: FormOutcome = { kind: 'done' }, email = '') {
  const onSend = vi.fn<Props['onSend']>(() => Promise.resolve(outcome));
  renderShop({ children: <RecoveryForm entry={{ ...formEntry, email }} onSend={onSend} /> });
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar e-mail' }));
  return { onSend, field, send };
}

test('FORM-02: it begins with the e-mail that was typed before, and sends it', async () => {
  const { onSend, field, send } = open({ kind: 'done' }, 'ana@mail.co');
  expect(field).toHaveValue('ana@mail.co');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ email: 'ana@mail.co' }));
});

test.each([
  ['', 'Campo obligatorio'],
  ['😀', 'Campo obligatorio'],
  ['ana.mail.co', 'Ingrese una dirección de E-mail válida'],
  ['ana\u0007@mail.co', 'Ingrese una dirección de E-mail válida'],
])('VAL-03, VAL-15, VAL-16: the e-mail %j shows "%s", and makes no call', async (typed, text) => {
  const { onSend, field, send } = open({ kind: 'done' }, typed);
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(field).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('ERR-17, FORM-02: an unknown e-mail is said at its field, and stays', async () => {
  const { field, send } = open({ kind: 'failed', message: { refusal: 'unknownEmail' } }, 'ana@mail.co');
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription('El E-mail no se encuentra registrado.'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ana@mail.co');
});

test('ERR-15: without network it says so', async () => {
  const { send } = open({ kind: 'failed', message: { error: 'offline' } }, 'ana@mail.co');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión disponible.');
});
