import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldOf, openAddressForm, typed, watchAddresses } from '#testing/openAddresses.ts';
import { waitForUrl } from '#testing/signInScreens.ts';

test('ADDR-22, REACH-01: a new address is written, chosen and sent by keyboard alone', async () => {
  const { store } = await openAddressForm('/account/addaddress', { addresses: [] });
  const sent = watchAddresses('new_address');
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
  };
  const pick = async (label: string, name: string) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox');
    for (let turn = 0; turn < 5 && document.activeElement !== search; turn++) await userEvent.tab();
    expect(search).toHaveFocus();
    await userEvent.keyboard(name);
    // What is found follows what is typed.
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(name));
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveFocus());
    await userEvent.tab();
  };
  fieldOf('Nombre').focus();
  await type(typed.Nombre, typed.Apellido, typed['Código de área'], typed.Teléfono);
  // The second phone is left out.
  await userEvent.tab();
  await pick('Provincia', 'Buenos Aires');
  await pick('Ciudad', 'La Plata');
  await type(typed['Código postal'], typed.Calle, typed.Número);
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, '/account/addresses');
  expect(await screen.findByRole('heading', { name: 'Calle 7 776' })).toBeVisible();
  expect(sent).toMatchObject([{ first_name: 'María José', phone: '45678901', postcode: '1900' }]);
  expect(sent).toMatchObject([{ fk_customer_address_region: '5', fk_customer_address_city: '120' }]);
});
