import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectCustomer } from '#store/session/customer.ts';
import { findField, openAs } from './openAccount.tsx';

/** Where the account is edited. */
export const path = '/account/editaccount';

/** The form of María José, with other details where given. */
export async function openEdit(
  ...rest: Parameters<typeof openAs> extends [string, ...infer Rest] ? Rest : never
) {
  const view = await openAs(path, ...rest);
  await findField('Nombre');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  return {
    ...view,
    field,
    type,
    leave: (label: string, value: string) => {
      type(label, value);
      fireEvent.blur(field(label));
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' })),
    customer: () => selectCustomer(view.store.getState()),
  };
}

/** Waits until this describes a field. */
export const description = (field: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text));
