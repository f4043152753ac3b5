import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAddress } from '#fixtures/addresses.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openAddresses, removeElsewhere } from '#testing/render/openAddresses.ts';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const none = { is_default_billing: '0', is_default_shipping: '0' } as const;
const home = anAddress({ ...none, is_default_billing: '1' });
const office = anAddress({
  ...none,
  is_default_shipping: '1',
  id_customer_address: '302',
  address1: 'Av. 13',
  street_number: '912',
  additional_info: '',
});

const list = '/account/addresses';
const cardOf = async (street: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: street });
  return within(heading.closest('li') as HTMLElement);
};
const streets = () =>
  screen.queryAllByRole('heading', { level: 2, name: /\d$/ }).map((each) => each.textContent);

describe('the address book', () => {
  test('ADDR-10, ADDR-13: marks the default addresses', async () => {
    await openAddresses(list, { addresses: [home, office] });
    const [first, second] = [await cardOf('Calle 7 776'), await cardOf('Av. 13 912')];
    expect(screen.getByRole('heading', { level: 1, name: 'Mis direcciones' })).toBeVisible();
    expect(first.getByText('Dirección de facturación')).toBeVisible();
    expect(first.queryByText('Dirección de envío')).toBeNull();
    expect(second.getByText('Dirección de envío')).toBeVisible();
    expect(second.queryByText('Dirección de facturación')).toBeNull();
    expect(first.getByText('La Plata, 1900')).toBeVisible();
    expect(first.getByText('221 45678901')).toBeVisible();
  });

  test('ADDR-11: the only address is the default one, whatever it says', async () => {
    await openAddresses(list, { addresses: [anAddress(none)] });
    const card = await cardOf('Calle 7 776');
    expect(card.getByText('Dirección de envío')).toBeVisible();
    expect(card.getByText('Dirección de facturación')).toBeVisible();
  });

  test('without addresses offers to add one', async () => {
    const { store } = await openAddresses(list, { addresses: [] });
    expect(await screen.findByText('Todavía no tiene direcciones.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Agregar dirección' }));
    await waitForUrl(store, '/account/addaddress');
  });

  test('ERR-12, ADDR-15: that cannot be read says so, and is read again', async () => {
    const fail = () => answerWith(http.post('*/customer/address', () => HttpResponse.json({ error: true })));
    await openAddresses(list, { before: fail });
    await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
    expect(streets()).toEqual([]);
    answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await cardOf('Calle 7 776');
  });
});

describe('an address that is removed', () => {
  test('ADDR-21, ERR-62, REACH-01: is asked for first, the list is read again, and the page has the focus once', async () => {
    await openAddresses(list, { addresses: [home, office] });
    await userEvent.click((await cardOf('Av. 13 912')).getByRole('button', { name: /^Eliminar/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '¿Eliminar esta dirección?' }));
    expect(sheet.getByText('Av. 13 912')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(streets()).toEqual(['Calle 7 776', 'Av. 13 912']);

    const reads: string[] = [];
    answerWith(http.post('*/customer/address', ({ request }) => void reads.push(request.url)));
    await userEvent.click((await cardOf('Av. 13 912')).getByRole('button', { name: /^Eliminar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Dirección removida exitosamente.')).toBeVisible();
    await waitFor(() => expect(streets()).toEqual(['Calle 7 776']));
    expect(reads).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // A later question returns the focus to its button, and the page takes it no more.
    const remove = (await cardOf('Calle 7 776')).getByRole('button', { name: /^Eliminar/ });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Cancelar' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Longer than the page needs to be drawn.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(remove).toHaveFocus();
  });

  test('ADDR-21, ERR-62: that another tab has removed is gone, and so it is from the list', async () => {
    await openAddresses(list, { addresses: [home, office] });
    const card = await cardOf('Av. 13 912');
    await removeElsewhere('302');
    await userEvent.click(card.getByRole('button', { name: /^Eliminar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Dirección removida exitosamente.')).toBeVisible();
    await waitFor(() => expect(streets()).toEqual(['Calle 7 776']));
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  });

  test('ERR-24: that is refused while it is there says so, and stays in the list', async () => {
    await openAddresses(list, { addresses: [home, office] });
    const refuse = () => HttpResponse.json({ error: true, message: 'Address not found.' });
    answerWith(http.delete('*/customer/address/*', refuse));
    await userEvent.click((await cardOf('Av. 13 912')).getByRole('button', { name: /^Eliminar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    await waitFor(() => expect(streets()).toEqual(['Calle 7 776', 'Av. 13 912']));
  });

  test('ERR-15: without an answer stays in the list', async () => {
    await openAddresses(list, { addresses: [home, office] });
    answerWith(http.delete('*/customer/address/*', () => HttpResponse.error()));
    await userEvent.click((await cardOf('Av. 13 912')).getByRole('button', { name: /^Eliminar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const sheet = within(screen.getByRole('dialog', { name: '¿Eliminar esta dirección?' }));
    expect(await sheet.findByText('Ha ocurrido un error.')).toBeVisible();
    // It was read again, in case the answer alone was lost.
    await waitFor(() => expect(streets()).toEqual(['Calle 7 776', 'Av. 13 912']));
  });
});
