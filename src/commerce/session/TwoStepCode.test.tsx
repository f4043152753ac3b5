import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { TwoStepCode } from './TwoStepCode.tsx';

type Props = ComponentProps<typeof TwoStepCode>;

/** The sheet, which a button opens again. */
function Opened(props: Omit<Props, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <TwoStepCode
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

function open(outcome: FormOutcome = { kind: 'done' }, resent: FormOutcome = { kind: 'done' }) {
  const onSend = vi.fn<Props['onSend']>(() => Promise.resolve(outcome));
  const onResend = vi.fn<Props['onResend']>(() => Promise.resolve(resent));
  const onClose = vi.fn<() => void>();
  renderShop({ children: <Opened {...{ onSend, onResend, onClose }} /> });
  const field = () => screen.getByRole('textbox', { name: 'Código' });
  const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
  return { onSend, onResend, onClose, field, type, send };
}

test('TFA-05, TFA-06: a modal asks for the code that was sent by e-mail', async () => {
  const { field } = open();
  expect(screen.getByRole('dialog', { name: 'Ingrese el código' })).toBeVisible();
  expect(screen.getByText('Le enviamos un código de 4 dígitos por e-mail.')).toBeVisible();
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await waitFor(() => expect(field()).toHaveFocus());
});

test.each(['4821', ' 48 21 ', '48-21'])('TFA-06: the code %j of the e-mail is sent as 4821', async (code) => {
  const { onSend, type, send } = open();
  type(code);
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('4821'));
});

test.each([
  ['', 'Campo obligatorio'],
  ['482', 'Ingrese un valor válido'],
  ['48211', 'Ingrese un valor válido'],
  ['48a1', 'Ingrese un valor válido'],
])('VAL-15, VAL-16: the code %j shows "%s", and makes no call', async (code, text) => {
  const { onSend, field, type, send } = open();
  type(code);
  await send();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  expect(onSend).not.toHaveBeenCalled();
});

test('ERR-44, FORM-02: a wrong code is said at its field, and stays to be changed', async () => {
  const { field, type } = open({ kind: 'failed', message: { refusal: 'wrongCode' } });
  type('9999');
  await waitFor(() => expect(field()).toHaveFocus());
  screen.getByRole('button', { name: 'Verificar' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('El código ingresado no es válido.'));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('9999');
});

test('FORM-03: an accepted code is not sent again', async () => {
  const { onSend, type, send } = open();
  type('4821');
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verificar' })).toHaveAttribute('aria-busy'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Código' }), '{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('TFA-06: another code can be asked for, which is said and clears nothing', async () => {
  const { onSend, onResend, field, type, send } = open();
  type('48');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Le enviamos otro código.');
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('48');
  type('4821');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('4821'));
});

test('TFA-06, ERR-44: that another code was sent is not said beside a refusal of what was entered since', async () => {
  const { field, type, send } = open({ kind: 'failed', message: { refusal: 'wrongCode' } });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Le enviamos otro código.'));
  type('9999');
  await send();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('El código ingresado no es válido.'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('FORM-03: while another code is asked for its button says so, and nothing else is sent', async () => {
  const { onSend, onResend, type, send } = open();
  onResend.mockReturnValue(new Promise(() => undefined));
  type('4821');
  const resend = screen.getByRole('button', { name: 'Enviar otro código' });
  await userEvent.click(resend);
  await waitFor(() => expect(resend).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('button', { name: 'Verificar' })).not.toHaveAttribute('aria-busy');
  await send();
  fireEvent.click(resend);
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(onSend).not.toHaveBeenCalled();
});

test('ERR-12, TFA-06: that no other code could be sent is said', async () => {
  open({ kind: 'done' }, { kind: 'failed', message: { error: 'generic' } });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('TFA-06: it can be closed, and is empty when it opens again', async () => {
  const { onClose, field, type, send } = open({ kind: 'done' });
  type('4821');
  await send();
  const focused: unknown[] = [];
  const note = ({ target }: FocusEvent) => focused.push(target);
  document.addEventListener('focusin', note);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  document.removeEventListener('focusin', note);
  // A phone would show its keyboard once more.
  expect(focused).not.toContainEqual(expect.any(HTMLInputElement));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Verificar' })).not.toHaveAttribute('aria-busy');
});
