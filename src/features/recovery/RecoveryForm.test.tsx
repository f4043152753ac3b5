import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { formEntry } from '#testing/formEntry.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

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
