import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { filled } from '#schemas/forms/fields.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { renderShop } from './renderShop.tsx';

const schema = v.pipe(
  v.object({ email: v.pipe(filled, v.includes('@', 'email')), password: filled, again: filled }),
  v.forward(
    v.partialCheck([['password'], ['again']], ({ password, again }) => password === again, 'passwordsDiffer'),
    ['again'],
  ),
);

type Send = (values: v.InferOutput<typeof schema>) => Promise<Sending>;

function Form({ onSend }: { onSend: Send }) {
  const { formProps, field, message, busy } = useFormOf(schema, {
    first: { email: '', password: '', again: '' },
    together: [['password', 'again']],
    onSend,
  });
  return (
    <form {...formProps}>
      <Field label="E-mail" {...field('email')} />
      <Field label="Contraseña" {...field('password')} />
      <Field label="Repetir contraseña" {...field('again')} />
      <Alert text={message} />
      <Button type="submit" busy={busy}>
        Enviar
      </Button>
    </form>
  );
}

/** What fills the form. */
export const typed = { email: 'ana@mail.co', password: 'Clave123', again: 'Clave123' };

/** Opens a form of an e-mail and two passwords, which sends what it is given to `send`. */
export function openForm(send: Send = () => Promise.resolve({ kind: 'open' })) {
  const onSend = vi.fn<Send>(send);
  const { store } = renderShop({ children: <Form onSend={onSend} /> });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  const password = screen.getByRole('textbox', { name: 'Contraseña' });
  const again = screen.getByRole('textbox', { name: 'Repetir contraseña' });
  const button = screen.getByRole('button', { name: 'Enviar' });
  const fill = (values: Partial<typeof typed> = {}) => {
    const { email: mail, ...passwords } = { ...typed, ...values };
    fireEvent.change(email, { target: { value: mail } });
    fireEvent.change(password, { target: { value: passwords.password } });
    fireEvent.change(again, { target: { value: passwords.again } });
  };
  return { store, onSend, email, password, again, button, fill };
}
