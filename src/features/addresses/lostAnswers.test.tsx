import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addressesApi } from '#api/addresses.ts';
import { anAddress } from '#fixtures/addresses.ts';
import { sessionOf } from '#mocks/session.ts';
import { networkChanged } from '#store/online.ts';
import { loseAnswer } from '#testing/loseAnswer.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { fill, fillAll, fieldOf, openAddresses, openAddressForm, send } from '#testing/openAddresses.ts';
import { waitForUrl } from '#testing/signInScreens.ts';
import { visitor } from '#testing/visitor.ts';

const list = '/account/addresses';

/** What is said of a change of which nobody knows whether it was done, and what to do. */
const unclear = (done: string) =>
  new RegExp(`no sabemos si la dirección fue ${done}\\. Revise sus direcciones antes de`);

/** The list cannot be read any more. */
const loseList = () => answerWith(http.post('*/customer/address', () => HttpResponse.error()));

test('ADDR-21, ERR-60: a new address whose answer is lost is found, and not added twice', async () => {
  const { store } = await openAddressForm('/account/addaddress', { addresses: [] });
  loseAnswer('*/customer/new_address');
  await fillAll();
  await userEvent.click(await screen.findByRole('radio', { name: 'Oficina' }));
  await send();
  await waitForUrl(store, list);
  expect(await screen.findByText('Dirección agregada exitosamente.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Calle 7 776' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Calle 7 776' })).toHaveLength(1);
});

test('ADDR-21, ERR-60: one whose answer is lost with the network is found once the list can be read, and not added twice', async () => {
  const { store } = await openAddressForm('/account/addaddress', { addresses: [] });
  const isRead = addressesApi.endpoints.getAddresses.select({});
  await waitFor(() => expect(isRead(store.getState()).data).toEqual([]));
  loseAnswer('*/customer/new_address');
  await fillAll();
  await userEvent.click(await screen.findByRole('radio', { name: 'Oficina' }));
  let reads = 0;
  answerWith(
    http.post('*/customer/address', () => {
      reads += 1;
      return HttpResponse.error();
    }),
  );
  await send();
  expect(await screen.findByText(unclear('agregada'))).toBeVisible();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  const button = screen.getByRole('button', { name: 'Guardar' });
  const before = reads;
  // Another click so soon would be the second of a double tap.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText(unclear('agregada'))).toBeVisible();
  const { addresses } = await sessionOf(visitor(), 'ar');
  expect(addresses.list({ where: ({ address1 }) => address1 === 'Calle 7' })).toHaveLength(1);
  answerAgain();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, list);
  expect(await screen.findByText('Dirección agregada exitosamente.')).toBeVisible();
  expect(await screen.findAllByRole('heading', { name: 'Calle 7 776' })).toHaveLength(1);
});

test('ADDR-21, ERR-61: so is an edit', async () => {
  const { store } = await openAddressForm('/account/editaddress/301/', { addresses: [anAddress()] });
  loseAnswer('*/customer/edit_address');
  fill({ Calle: 'Av. 13' });
  await send();
  await waitForUrl(store, list);
  expect(await screen.findByText('Dirección editada exitosamente.')).toBeVisible();
});

test('ADDR-21, FORM-02: an edit whose answer is lost with the network is not known, and what was typed stays', async () => {
  await openAddressForm('/account/editaddress/301/', { addresses: [anAddress()] });
  loseAnswer('*/customer/edit_address');
  loseList();
  fill({ Calle: 'Av. 13' });
  await send();
  expect(await screen.findByText(unclear('editada'))).toBeVisible();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  expect(fieldOf('Calle')).toHaveValue('Av. 13');
});

test('ERR-15: an edit that began without network was not sent', async () => {
  const { store } = await openAddressForm('/account/editaddress/301/', { addresses: [anAddress()] });
  answerWith(http.post('*/customer/edit_address', () => HttpResponse.error()));
  loseList();
  act(() => void store.dispatch(networkChanged(false)));
  fill({ Calle: 'Av. 13' });
  screen.getByRole('button', { name: 'Guardar' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText('No hay conexión disponible.')).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.queryByText(/no sabemos/)).toBeNull();
});

test('ERR-12: an edit that was not made is not said to be, nor found in another address that is alike', async () => {
  const alike = anAddress({ id_customer_address: '302', address1: 'Av. 13' });
  await openAddressForm('/account/editaddress/301/', { addresses: [anAddress(), alike] });
  answerWith(http.post('*/customer/edit_address', () => HttpResponse.error()));
  fill({ Calle: 'Av. 13' });
  await send();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(fieldOf('Calle')).toHaveValue('Av. 13');
});

test('ADDR-21, ERR-62: so is a removal', async () => {
  await openAddresses(list, { addresses: [anAddress()] });
  await userEvent.click(await screen.findByRole('button', { name: /^Eliminar/ }));
  loseAnswer('*/customer/address/*');
  const sheet = within(await screen.findByRole('dialog', { name: '¿Eliminar esta dirección?' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Dirección removida exitosamente.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Calle 7 776' })).toBeNull();
});

test('ADDR-21: a removal whose answer is lost with the network is not known', async () => {
  await openAddresses(list, { addresses: [anAddress()] });
  await userEvent.click(await screen.findByRole('button', { name: /^Eliminar/ }));
  loseAnswer('*/customer/address/*');
  loseList();
  const sheet = within(await screen.findByRole('dialog', { name: '¿Eliminar esta dirección?' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Eliminar' }));
  expect(await sheet.findByText(unclear('eliminada'))).toBeVisible();
});
