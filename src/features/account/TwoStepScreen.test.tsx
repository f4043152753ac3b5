import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDevice } from '#fixtures/customer.ts';
import { http, HttpResponse } from 'msw';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, openAs, signedInAs } from '#testing/render/openAccount.tsx';

const path = '/account/enableauth';
const tablet = aDevice({
  id: '18',
  name: 'Safari en iPad',
  fingerprint: '1c1d5f0e-52c3-4b3e-9d0a-7f6a3d1b9e42',
  date: '2024-01-31 00:00:59',
});

/** The screen of a customer with two steps and two devices. */
const openWithDevices = () =>
  openAccount(path, ['a customer has devices', { ...signedInAs(), devices: [aDevice(), tablet] }]);

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const refuse = (call: string) =>
  answerWith(http.post(`*/customer/${call}`, () => HttpResponse.json({ error: true, message: 'Not now.' })));

test('ROUTE-18, TFA-12: the devices are listed, and this one is named', async () => {
  await openWithDevices();
  expect(await screen.findByText('Activada')).toBeVisible();
  const items = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Registrado'));
  const [phone, tab] = items.map((item) => within(item));
  expect(items).toHaveLength(2);
  expect(phone?.getByText('Chrome en Android')).toBeVisible();
  expect(phone?.getByText('Este dispositivo')).toBeVisible();
  expect(tab?.getByText('Safari en iPad')).toBeVisible();
  expect(tab?.getByText('Registrado el 31/01/2024')).toBeVisible();
  expect(tab?.queryByText('Este dispositivo')).toBeNull();
});

test('TFA-13, ERR-63, REACH-01: a device is deleted after a question, and the list read again', async () => {
  await openWithDevices();
  await press('Eliminar Safari en iPad');
  const question = await dialog('¿Eliminar el dispositivo?');
  expect(question.getByText(/desde Safari en iPad/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Dispositivo eliminado exitosamente.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari en iPad')).toBeNull());
  expect(screen.getByText('Chrome en Android')).toBeVisible();
  // The button that had the focus is gone with its device.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('TFA-13: a device stays if the question is closed', async () => {
  await openWithDevices();
  await press('Eliminar Safari en iPad');
  const question = await dialog('¿Eliminar el dispositivo?');
  await userEvent.click(question.getByRole('button', { name: 'Conservar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Safari en iPad')).toBeVisible();
});

test('ERR-12: a device that could not be deleted is said in the question', async () => {
  refuse('deletedevice');
  await openWithDevices();
  await press('Eliminar Safari en iPad');
  const question = await dialog('¿Eliminar el dispositivo?');
  await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
});

test('TFA-14, REACH-01: it is turned on by the code that is sent', async () => {
  await openAs(path);
  expect(await screen.findByText('Desactivada')).toBeVisible();
  await press('Activar');
  const question = within(await screen.findByRole('dialog', { name: 'Ingrese el código' }));
  const code = question.getByRole('textbox', { name: 'Código' });
  await userEvent.fill(code, '4321');
  await userEvent.click(question.getByRole('button', { name: 'Verificar' }));
  expect(await question.findByText('El código ingresado no es válido.')).toBeVisible();
  await userEvent.fill(code, '1234');
  await userEvent.click(question.getByRole('button', { name: 'Verificar' }));
  expect(await screen.findByText('Activada')).toBeVisible();
  expect(await screen.findByText('Este dispositivo')).toBeVisible();
  expect(screen.getByText('Dispositivo autenticado exitosamente.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('TFA-14, ERR-67, REACH-01: it is turned off after a question', async () => {
  await openWithDevices();
  await press('Desactivar');
  const question = await dialog('¿Desactivar la verificación en dos pasos?');
  await userEvent.click(question.getByRole('button', { name: 'Desactivar' }));
  expect(await screen.findByText('Desactivada')).toBeVisible();
  expect(screen.getByText('Verificación en dos pasos desactivada exitosamente.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('ERR-42: a code that could not be sent is said above the button', async () => {
  refuse('enabletwoauth');
  await openAs(path);
  await press('Activar');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo activar la verificación en dos pasos.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ERR-43: what could not be turned off stays on, and says so', async () => {
  refuse('disabletwoauth');
  await openWithDevices();
  await press('Desactivar');
  const question = await dialog('¿Desactivar la verificación en dos pasos?');
  await userEvent.click(question.getByRole('button', { name: 'Desactivar' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    'No se pudo desactivar la verificación en dos pasos.',
  );
  expect(screen.getByText('Activada')).toBeVisible();
});

test('TFA-02, ERR-13: where the environment does not have it there is no such page', async () => {
  await openAccount(path, ['a customer is signed in', signedInAs()], 'ar', 'off');
  expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
});
