import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { fieldOf, fillAll, openAddressForm, send } from '#testing/openAddresses.ts';
import { openEdit } from '#testing/openEdit.ts';

/** The token of the customer has expired, as the next call of this path finds. */
const expire = (path: string) =>
  answerWith(
    http.post(path, () => HttpResponse.json({ error: true, message: 'Requested token not found.' })),
  );

/** María José signs in again, at the form that the end of the session leads to. */
async function signInAgain() {
  const email = await screen.findByLabelText('E-mail');
  await screen.findByRole('button', { name: 'Ingresar' });
  answerAgain();
  await userEvent.fill(email, 'maria@mail.com');
  await userEvent.fill(screen.getByLabelText('Contraseña'), 'Clave123');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

const inStorages = () =>
  JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]);

test('FORM-02, STATE-14: changes of the account that were sent when the session ended are there after the next sign in, but no password', async () => {
  const { type, send: save, storage } = await openEdit();
  type('Apellido', "D'Angelo");
  type('Contraseña actual', 'Clave123');
  type('Contraseña nueva', 'Otra1234');
  type('Repetir contraseña nueva', 'Otra1234');
  expire('*/customer/edit');
  await save();
  await screen.findByRole('button', { name: 'Ingresar' });
  expect(JSON.stringify(storage) + inStorages()).not.toContain("D'Angelo");
  await signInAgain();
  await waitFor(() => expect(fieldOf('Apellido')).toHaveValue("D'Angelo"));
  for (const label of ['Contraseña actual', 'Contraseña nueva', 'Repetir contraseña nueva'])
    expect(fieldOf(label)).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
});

test('FORM-02, STATE-14: an address that was sent when the session ended is there after the next sign in, and in no storage', async () => {
  const { storage } = await openAddressForm('/account/addaddress');
  await fillAll();
  expire('*/customer/new_address');
  await send();
  await screen.findByRole('button', { name: 'Ingresar' });
  expect(JSON.stringify(storage) + inStorages()).not.toContain("D'Angelo");
  await signInAgain();
  await waitFor(() => expect(fieldOf('Apellido')).toHaveValue("D'Angelo"));
  expect(fieldOf('Calle')).toHaveValue('Calle 7');
  expect(await screen.findByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
  await send();
  expect(await screen.findByText('Dirección agregada exitosamente.')).toBeVisible();
});
