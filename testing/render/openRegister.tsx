import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RegisterForm } from '#features/register/RegisterScreen.tsx';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { renderShop } from './renderShop.tsx';
import { formEntry } from './signInScreens.ts';

type Props = ComponentProps<typeof RegisterForm>;

/** What fills each field of the form, by its label in Argentina. */
export const typed = {
  'E-mail': 'maria@mail.com',
  Contraseña: 'Clave123',
  'Repetir contraseña': 'Clave123',
  Nombre: 'María José',
  Apellido: 'Pérez',
  'Número de DNI': '30.123.456',
  Día: '7',
  Mes: '5',
  Año: '1990',
};

/** What it sends then, with 'Femenino' chosen. */
export const sent = {
  email: 'maria@mail.com',
  password: 'Clave123',
  password2: 'Clave123',
  first_name: 'María José',
  middle_name: '',
  last_name: 'Pérez',
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
  is_newsletter_subscribed: '0',
};

/** Fills in the form of a screen, with other values where given. */
export async function fillRegistration(changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...changes }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: 'Femenino' }));
  await Promise.resolve();
}

type Options = Pick<Parameters<typeof renderShop>[0] & object, 'country' | 'visited'> & {
  outcome?: FormOutcome;
};

/** Renders the form alone. */
export function openRegister({ outcome = { kind: 'open' }, ...options }: Options = {}) {
  const onSend = vi.fn<Props['onSend']>(() => Promise.resolve(outcome));
  const view = renderShop({ ...options, children: <RegisterForm entry={formEntry} onSend={onSend} /> });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  return {
    ...view,
    onSend,
    field,
    type,
    /** Types into a field and leaves it. */
    leave: async (label: string, value: string) => {
      type(label, value);
      fireEvent.blur(field(label));
      // The form checks asynchronously.
      await Promise.resolve();
    },
    fill: (values: Record<string, string> = typed) => {
      for (const [label, value] of Object.entries(values)) type(label, value);
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Registrarse' })),
  };
}
