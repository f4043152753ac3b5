import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shopHandlers } from '#mocks/handlers.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { fieldOf, fill, fillAll, openAddressForm, send } from '#testing/render/openAddresses.ts';
import { openEdit } from '#testing/render/openEdit.ts';

/** The token of the customer has expired, as the next call of this path finds. */
const expire = (path: string) =>
  answerWith(
    http.post(path, () => HttpResponse.json({ error: true, message: 'Requested token not found.' })),
  );

/** María José, or somebody else, signs in at the form that the end of the session leads to. */
async function signInAgain({ user = 'maria@mail.com', password = 'Clave123' } = {}) {
  const email = await screen.findByLabelText('E-mail');
  await screen.findByRole('button', { name: 'Ingresar' });
  fireEvent.change(email, { target: { value: user } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: password } });
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
  answerAgain();
  await signInAgain();
  await waitFor(() => expect(fieldOf('Apellido')).toHaveValue("D'Angelo"));
  for (const label of ['Contraseña actual', 'Contraseña nueva', 'Repetir contraseña nueva'])
    expect(fieldOf(label)).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
});

test('FORM-02, STATE-14: an address that was sent when the session ended is there after the next sign in, and in no storage', async () => {
  const { storage } = await openAddressForm('/account/editaddress/301/');
  fill({ Apellido: "D'Angelo" });
  expire('*/customer/edit_address');
  await send();
  await screen.findByRole('button', { name: 'Ingresar' });
  expect(JSON.stringify(storage) + inStorages()).not.toContain("D'Angelo");
  answerAgain();
  await signInAgain();
  await waitFor(() => expect(fieldOf('Apellido')).toHaveValue("D'Angelo"));
  expect(fieldOf('Calle')).toHaveValue('Calle 7');
  expect(await screen.findByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
  await send();
  expect(await screen.findByText('Dirección editada exitosamente.')).toBeVisible();
});

test('STATE-14: an address that one customer was sending when her session ended is not shown to another', async () => {
  await openAddressForm('/account/addaddress');
  await fillAll();
  expire('*/customer/new_address');
  await send();
  await screen.findByRole('button', { name: 'Ingresar' });
  answerAgain();
  await signInAgain({ user: 'ana@vidriera.example', password: 'Vidriera1' });
  expect(await screen.findByLabelText('Calle')).toHaveValue('');
  expect(fieldOf('Apellido')).toHaveValue('');
});

test('ADDR-17, FORM-02: a change of one address that was sent when the session ended is not in the form of another', async () => {
  await openAddressForm('/account/editaddress/301/');
  fill({ Apellido: "D'Angelo" });
  expire('*/customer/edit_address');
  await send();
  await screen.findByRole('button', { name: 'Ingresar' });
  answerAgain();
  const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
  await follow('Categorías');
  await follow('Mi cuenta');
  await signInAgain();
  await follow('Mis direcciones');
  await follow('Agregar dirección');
  expect(await screen.findByLabelText('Apellido')).toHaveValue('');
});

test('ACC-08: what was chosen of newsletters when the session ended is not carried over to others in their places', async () => {
  const { type, send: save } = await openEdit();
  type('Apellido', "D'Angelo");
  expire('*/customer/edit');
  await save();
  await screen.findByRole('button', { name: 'Ingresar' });
  answerAgain();
  const inOtherOrder = (name: string, value: unknown) =>
    name === 'newsletter_subscriptions' && Array.isArray(value) ? value.toReversed() : value;
  answerWith(
    http.all('*/customer/*', async ({ request }) => {
      const answer = await getResponse(shopHandlers, request.clone());
      return HttpResponse.json(JSON.parse((await answer?.text()) ?? '', inOtherOrder));
    }),
  );
  await signInAgain();
  const [first, second] = await screen.findAllByRole('checkbox', { name: /novedades|temporada/ });
  expect(first).toHaveAccessibleName('Tendencias de la temporada');
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
});
