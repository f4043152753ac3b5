import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { SocialForm } from './SocialForm.tsx';

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
