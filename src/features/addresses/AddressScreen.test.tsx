import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addressesApi } from '#api/addresses.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { anAddress, someAddressTypes } from '#fixtures/addresses.ts';
import { aStatedCustomer } from '#fixtures/customer.ts';
import { databaseOf } from '#mocks/database.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith, loseAnswer, visitor } from '#testing/render/mockWorker.ts';
import {
  fieldOf,
  fill,
  fillAll,
  openAddresses,
  openAddressForm,
  removeElsewhere,
  send,
  watchAddresses as watch,
} from '#testing/render/openAddresses.ts';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const edit = '/account/editaddress/301/';
const list = '/account/addresses';

describe('a known address', () => {
  test('ROUTE-17, ADDR-21, ERR-61: is in its form, and sent under its id', async () => {
    const { store } = await openAddressForm(edit, { addresses: [anAddress({ additional_info: '' })] });
    expect(fieldOf('Nombre')).toHaveValue('María José');
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
    const sent = watch('edit_address');
    fill({ Calle: 'Av. 13' });
    await send();
    await waitForUrl(store, list);
    // The way back does not lead to the form again.
    expect(selectVisited(store.getState())).toEqual([list]);
    expect(await screen.findByText('Dirección editada exitosamente.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Av. 13 776' })).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ id_customer_address: '301', address1: 'Av. 13' })]);
  });

  test('FORM-02, ERR-60: that another tab has removed says so, keeps what was typed, and is added as a new one', async () => {
    const { store } = await openAddressForm(edit);
    await removeElsewhere('301');
    fill({ Calle: 'Av. 13' });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esta dirección ya no está en su cuenta. Puede agregarla como una dirección nueva.',
    );
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
    expect(fieldOf('Calle')).toHaveValue('Av. 13');
    const sent = watch('new_address');
    const add = screen.getByRole('button', { name: 'Agregar como nueva' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitForUrl(store, list);
    expect(await screen.findByText('Dirección agregada exitosamente.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Av. 13 776' })).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ address1: 'Av. 13' })]);
    expect(sent[0]).not.toHaveProperty('id_customer_address');
  });

  test('ADDR-09: that is added as a new one keeps a type that is not offered', async () => {
    await openAddressForm(edit, { addresses: [anAddress({ address_type: '77' })] });
    const [radio] = await screen.findAllByRole('radio');
    radio?.focus();
    fireEvent.blur(radio as Element);
    await removeElsewhere('301');
    fill({ Calle: 'Av. 13' });
    await send();
    const add = await screen.findByRole('button', { name: 'Agregar como nueva' });
    const sent = watch('new_address');
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ address_type: '77' })]));
  });

  test('ERR-24, FORM-02: that is refused while it is there has the general text, and the form is kept', async () => {
    await openAddressForm(edit);
    const refuse = () => HttpResponse.json({ error: true, message: 'Address not found.' });
    answerWith(http.post('*/customer/edit_address', refuse));
    fill({ Calle: 'Av. 13' });
    await send();
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    expect(fieldOf('Calle')).toHaveValue('Av. 13');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  test('ROUTE-46: that another tab has removed before it is opened leads to the list', async () => {
    await openAddresses(list);
    const link = await screen.findByRole('link', { name: /^Editar/ });
    await removeElsewhere('301');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis direcciones' })).toBeVisible();
  });

  test('ROUTE-46: that is unknown leads to the list', async () => {
    const { store } = await openAddresses('/account/editaddress/999/');
    expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis direcciones' }));
    await waitForUrl(store, list);
  });

  test('ERR-12: that another tab has added is not taken for unknown where the list cannot be read again', async () => {
    const children = (
      <>
        <Link to="/account/editaddress/302/">La otra</Link>
        <Shell />
      </>
    );
    await openAddresses(list, { children });
    await screen.findByRole('link', { name: /^Editar/ });
    const added = anAddress({ id_customer_address: '302', address1: 'Av. 13' });
    const { addresses } = await databaseOf(visitor(), 'ar');
    await addresses.add({ ...added, customer: aStatedCustomer().id_customer });
    answerWith(http.post('*/customer/address', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('link', { name: 'La otra' }));
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    answerAgain();
    screen.getByRole('button', { name: 'Reintentar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('Calle')).toHaveValue('Av. 13');
  });

  test('ADDR-09: offers the enabled types alone, and keeps one that is unknown', async () => {
    await openAddressForm(edit, { addresses: [anAddress({ address_type: '77' })] });
    const sent = watch('edit_address');
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    const enabled = someAddressTypes().flatMap(({ enabled: isEnabled, name }) => (isEnabled ? [name] : []));
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(enabled);
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    radios[0]?.focus();
    fireEvent.blur(radios[0] as Element);
    await send();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ address_type: '77' })]));
  });
});

/** The message about an unclear change, and what to do. */
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
  const { addresses } = await databaseOf(visitor(), 'ar');
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
