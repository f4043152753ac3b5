import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { formEntry } from '#testing/render/signInScreens.ts';
import { LoginForm } from './LoginScreen.tsx';

type Props = ComponentProps<typeof LoginForm>;

const typed = { username: 'ana@mail.co', password: 'clave.antigua', keepSession: false };

function open({
  outcome = { kind: 'open' },
  social = { kind: 'open' },
  entry = formEntry,
}: { outcome?: FormOutcome | Promise<FormOutcome>; social?: FormOutcome; entry?: Props['entry'] } = {}) {
  const onSend = vi.fn<Props['onSend']>(() => Promise.resolve(outcome));
  const onSocial = vi.fn<NonNullable<Props['onSocial']>>(() => Promise.resolve(social));
  renderShop({ children: <LoginForm {...{ entry, onSend, onSocial }} /> });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  const password = screen.getByLabelText('Contraseña');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  const fill = (username = typed.username, secret = typed.password) => {
    fireEvent.change(email, { target: { value: username } });
    fireEvent.change(password, { target: { value: secret } });
  };
  return { onSend, onSocial, email, password, send, fill };
}

test('SESS-26: it has e-mail, password and a box, and what was typed is sent, whatever the pattern of a password', async () => {
  const { onSend, fill, send } = open();
  const keep = screen.getByRole('checkbox', { name: 'Mantener sesión iniciada' });
  expect(keep).not.toBeChecked();
  fill();
  await send();
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(typed));
  await userEvent.click(keep);
  await send();
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith({ ...typed, keepSession: true }));
});

test('FORM-03: after the provider was asked, it is the button that sends which is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<FormOutcome>();
  const { onSocial, onSend, fill, send } = open({ outcome: promise });
  const buttons = ['Continuar con Facebook', 'Ingresar'].map((name) => screen.getByRole('button', { name }));
  const busy = () => buttons.map((button) => button.getAttribute('aria-busy'));
  fireEvent.click(buttons[0] as Element);
  await waitFor(() => expect(onSocial).toHaveBeenCalledOnce());
  await waitFor(() => expect(busy()).toEqual([null, null]));
  fill();
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(busy()).toEqual([null, 'true']);
  resolve({ kind: 'open' });
  await waitFor(() => expect(busy()).toEqual([null, null]));
});

test('SESS-26, VAL-15, VAL-16: both fields are mandatory, and an incomplete form makes no call', async () => {
  const { onSend, email, password, fill, send } = open();
  fill('  ', '');
  await send();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obligatorio'));
  expect(password).toHaveAccessibleDescription('Campo obligatorio');
  expect(email).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('VAL-03: an e-mail that is none', async () => {
  const { onSend, email, fill, send } = open();
  fill('ana@mail');
  await send();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Ingrese una dirección de E-mail válida'));
  expect(onSend).not.toHaveBeenCalled();
});

test('FORM-02: a phone offers the saved customer, and the keyboard of an e-mail', () => {
  const { email, password } = open();
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(email).toHaveAttribute('inputmode', 'email');
  expect(email).toHaveAttribute('autocapitalize', 'none');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
});

test('FORM-02: a filled-in browser form is sent as it is, all fields at once', async () => {
  const { onSend, email, password, send } = open();
  for (const [field, value] of [
    [email, typed.username],
    [password, typed.password],
  ] as const) {
    // As a browser fills in: the value is set, and one event follows.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await send();
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(typed));
});

test('FORM-02: the password can be shown and hidden, and the focus stays in it', async () => {
  const { password } = open();
  await userEvent.type(password, 'clave');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveFocus();
  await userEvent.keyboard('9');
  expect(password).toHaveValue('clave9');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('VAL-37: an emoji is left out of the e-mail and stays in the password', async () => {
  const { onSend, fill, send } = open();
  fill(' ana@mail.co😀 ', 'clave😀');
  await send();
  await waitFor(() =>
    expect(onSend).toHaveBeenLastCalledWith({
      username: 'ana@mail.co',
      password: 'clave😀',
      keepSession: false,
    }),
  );
});

describe('a refusal', () => {
  test.each<[string, FormOutcome]>([
    ['E-mail o contraseña incorrectos.', { kind: 'failed', message: { refusal: 'wrongCredentials' } }],
    ['No hay conexión disponible.', { kind: 'failed', message: { error: 'offline' } }],
    ['Su cuenta está bloqueada.', { kind: 'failed', message: { text: 'Su cuenta está bloqueada.' } }],
  ])(
    'ERR-16, ERR-20, FORM-02: "%s" is above the fields, which keep what was typed',
    async (text, outcome) => {
      const { email, password, fill, send } = open({ outcome });
      fill();
      await send();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(alert.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(email).toHaveValue(typed.username);
      expect(password).toHaveValue(typed.password);
    },
  );

  test('ERR-17, FORM-02: an unknown e-mail is said at its field', async () => {
    const { email, fill, send } = open({
      outcome: { kind: 'failed', message: { refusal: 'unknownEmail' } },
    });
    fill();
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription('El E-mail no se encuentra registrado.'));
    expect(email).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the social provider', () => {
  const button = () => screen.getByRole('button', { name: 'Continuar con Facebook' });

  test('SESS-34, FORM-03: is asked once, without the fields, and nothing else is sent meanwhile', async () => {
    const { onSend, onSocial, fill, send } = open({ social: { kind: 'done' } });
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('button', { name: 'Ingresar' })).not.toHaveAttribute('aria-busy');
    fill();
    await send();
    expect(onSocial).toHaveBeenCalledTimes(1);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.queryByText('Campo obligatorio')).toBeNull();
  });

  test('SESS-34: its failure is said above the fields, and it can be tried again', async () => {
    const { onSocial } = open({ social: { kind: 'failed', message: { error: 'generic' } } });
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    await userEvent.click(button());
    expect(onSocial).toHaveBeenCalledTimes(2);
  });

  test('ERR-12, SESS-34: its failure is said beside the fault of a field that was left empty too', async () => {
    const { email } = open({ social: { kind: 'failed', message: { error: 'generic' } } });
    fireEvent.blur(email);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obligatorio'));
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  });
});
