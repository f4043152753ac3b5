import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

const required = 'Campo obligatorio';

function SignIn() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Field label="E-mail" type="email" {...register('email')} />
      <Field
        label="Contraseña"
        help="Entre 6 y 15 caracteres."
        fault={formState.errors.password?.message}
        {...register('password', { required })}
      />
      <Button type="submit">Ingresar</Button>
    </form>
  );
}

const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

test('FORM-02: sending focuses the invalid field, which shows its error', async () => {
  render(<SignIn />);
  const password = screen.getByRole('textbox', { name: 'Contraseña' });
  expect(password.getAttribute('aria-invalid')).toBeNull();
  expect(descriptionOf(password)).toBe('Entre 6 y 15 caracteres.');

  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await expect.poll(() => document.activeElement).toBe(password);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(password)).toBe(`Entre 6 y 15 caracteres. ${required}`);

  await userEvent.type(password, 'Vidriera1');
  await expect.poll(() => password.getAttribute('aria-invalid')).toBeNull();
  expect(descriptionOf(password)).toBe('Entre 6 y 15 caracteres.');
});

test('FORM-02: a field without help and fault is described by nothing', () => {
  render(<Field label="E-mail" />);
  expect(screen.getByRole('textbox', { name: 'E-mail' }).hasAttribute('aria-describedby')).toBe(false);
});

test('FORM-02: of a pasted text of 5 MB it takes the beginning', () => {
  render(<Field label="E-mail" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  field.focus();
  // What a paste does: the limit of a field applies to it, as it does not to a script.
  // oxlint-disable-next-line typescript/no-deprecated -- There is no other way to type as a shopper does from a script.
  document.execCommand('insertText', false, 'a'.repeat(5_000_000));
  expect(field.value).toHaveLength(254);
});
