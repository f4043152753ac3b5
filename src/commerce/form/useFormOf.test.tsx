import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { networkChanged } from '#store/online.ts';
import { LeftPart } from '#testing/render/leaving.tsx';
import { openForm, typed } from '#testing/render/openForm.tsx';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { useFormOf } from './useFormOf.ts';

test('FORM-02, VAL-16: a field is checked when it is left, and from then on while typing', async () => {
  const { email, password } = openForm();
  await userEvent.type(email, 'ana');
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.click(password);
  await waitFor(() => expect(email).toHaveAccessibleDescription('Ingrese una dirección de E-mail válida'));
  expect(email).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(email, '@');
  await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  expect(password).toHaveAccessibleDescription('Campo obligatorio');
});

test('FORM-02, VAL-16: sending focuses the first wrong field, and makes no call', async () => {
  const { onSend, password, again, button, fill } = openForm();
  fill({ password: '', again: '' });
  await userEvent.click(button);
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription('Campo obligatorio');
  expect(again).toHaveAccessibleDescription('Campo obligatorio');
  expect(onSend).not.toHaveBeenCalled();
});

test('FORM-02: what was filled in without an event is checked and sent', async () => {
  const { onSend, email, password, again, button } = openForm();
  // As a password manager does that only sets the values.
  for (const [field, value] of [
    [email, 'ana@mail.co'],
    [password, 'Clave123'],
    [again, 'Clave12'],
  ] as const)
    (field as HTMLInputElement).value = value;
  await userEvent.click(button);
  await waitFor(() => expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden.'));
  expect(again).toHaveFocus();
  expect(email).not.toHaveAttribute('aria-invalid');
  (again as HTMLInputElement).value = 'Clave123';
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(typed));
  expect(email).toHaveValue(typed.email);
});

test('FORM-02, VAL-16: a fault does not move the button away below the press that brings it forth', async () => {
  const { email, password, button } = openForm();
  await userEvent.click(email);
  await userEvent.click(button, { position: { x: 9, y: 1 } });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obligatorio'));
  expect(password).toHaveAccessibleDescription('Campo obligatorio');
});

test('FORM-02: a field that has to equal another is checked again when the other changes', async () => {
  const { email, password, again } = openForm();
  await userEvent.type(password, 'Clave123');
  await userEvent.type(again, 'Clave12');
  await userEvent.click(email);
  await waitFor(() => expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden.'));
  await userEvent.type(password, '{Backspace}');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid'));
});

test('FORM-02: a field that has to equal another is checked again when the other is left', async () => {
  const { email, password, again } = openForm();
  await userEvent.type(again, 'Clave123');
  await userEvent.click(email);
  await waitFor(() => expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden.'));
  await userEvent.type(password, 'Clave123');
  await userEvent.click(email);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid'));
});

test('FORM-02: a field is not checked for the sake of another before it was left', async () => {
  const { email, password, again } = openForm();
  await userEvent.type(again, 'Clave12');
  await userEvent.type(password, 'Clave123');
  await waitFor(() => expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden.'));
  expect(password).not.toHaveAttribute('aria-invalid');
  expect(email).not.toHaveAttribute('aria-invalid');
});

test('FORM-02: what the server refuses stands at its field, which is focused and keeps what was typed', async () => {
  const { onSend, email, password, button, fill } = openForm(() =>
    Promise.resolve({ kind: 'refused', at: 'email', text: 'El E-mail ya se encuentra registrado.' }),
  );
  fill();
  await userEvent.click(button);
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.');
  expect(email).toHaveValue(typed.email);
  expect(password).toHaveValue(typed.password);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(password);
  expect(email).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(email, 'm');
  await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  await userEvent.click(button);
  expect(onSend).toHaveBeenLastCalledWith({ ...typed, email: 'ana@mail.com' });
});

test('FORM-02: fields that the server names are marked, with its text above the button', async () => {
  const { email, password, again, button, fill } = openForm(() =>
    Promise.resolve({
      kind: 'refused',
      text: 'Revise los datos ingresados.',
      wrong: ['again', 'unknown', 'password'],
    }),
  );
  fill();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Revise los datos ingresados.');
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Ingrese un valor válido');
  expect(again).toHaveAccessibleDescription('Ingrese un valor válido');
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.type(again, '4');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(again).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Ingrese un valor válido');
});

test('FORM-02: the refusal of the whole form leaves the focus, and is not shown beside the fault of a field', async () => {
  const { email, password, button, fill } = openForm(() =>
    Promise.resolve({ kind: 'refused', text: 'Ha ocurrido un error.' }),
  );
  fill();
  password.focus();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  expect(password).toHaveFocus();
  await userEvent.clear(email);
  await userEvent.click(button);
  await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obligatorio'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['No hay conexión disponible.', 0],
  ['E-mail o contraseña incorrectos.', 1],
])('ERR-15, KEEP-08: once the network is back, of "%s" there are %i', async (text, left) => {
  const { store, email, button, fill } = openForm(() => Promise.resolve({ kind: 'refused', text }));
  act(() => void store.dispatch(networkChanged(false)));
  fill();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  act(() => void store.dispatch(networkChanged(true)));
  expect(screen.queryAllByText(text, { selector: '[role=alert] *' })).toHaveLength(left);
  expect(email).toHaveValue(typed.email);
});

const schema = v.object({ street: v.string(), city: v.string() });

type OnPause = (values: v.InferInput<typeof schema>) => void;

function Form({ onPause }: { onPause: OnPause }) {
  const { formProps, field } = useFormOf(schema, {
    first: { street: '', city: '' },
    onPause,
    onSend: () => Promise.resolve({ kind: 'open' }),
  });
  return (
    <form {...formProps}>
      <Field label="Calle" {...field('street')} />
      <Field label="Ciudad" {...field('city')} />
    </form>
  );
}

/** Opens the form, and stops the clock. */
function open() {
  stopClock();
  const onPause = vi.fn<OnPause>();
  renderShop({
    children: (
      <LeftPart>
        <Form onPause={onPause} />
      </LeftPart>
    ),
  });
  return onPause;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a pause is said once for all that was typed before it', async () => {
  const onPause = open();
  type('Calle', 'C');
  await passTime(100);
  type('Calle', 'Ca');
  type('Ciudad', 'L');
  await passTime(600);
  expect(onPause.mock.calls).toEqual([[{ street: 'Ca', city: 'L' }]]);
});

test('a form that is left while typing says nothing any more', async () => {
  const onPause = open();
  type('Calle', 'Calle 7');
  fireEvent.click(screen.getByRole('button', { name: 'Ir a otra pantalla' }));
  await passTime(600);
  expect(onPause).not.toHaveBeenCalled();
});

test('who passes through the fields without typing makes no pause', async () => {
  const onPause = open();
  for (const label of ['Calle', 'Ciudad']) {
    screen.getByLabelText(label).focus();
    fireEvent.blur(screen.getByLabelText(label));
  }
  await passTime(600);
  expect(onPause).not.toHaveBeenCalled();
});
