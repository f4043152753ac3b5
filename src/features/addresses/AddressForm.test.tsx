import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAddress } from '#fixtures/addresses.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  choose,
  described,
  fieldOf,
  fill,
  fillAll,
  openAddressForm,
  send,
  typed,
  watchAddresses,
} from '#testing/render/openAddresses.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

const add = '/account/addaddress';
const edit = '/account/editaddress/301/';
const list = '/account/addresses';
describe('a new address', () => {
  test('ROUTE-16, ADDR-21, ERR-60: is sent as it was written, and shown in the list', async () => {
    const { store } = await openAddressForm(add, { addresses: [] });
    const sent = watchAddresses('new_address');
    await fillAll();
    await userEvent.click(await screen.findByRole('radio', { name: 'Oficina' }));
    await send();
    await waitForUrl(store, list);
    expect(await screen.findByText('Dirección agregada exitosamente.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Calle 7 776' })).toBeVisible();
    expect(sent).toEqual([
      {
        first_name: 'María José',
        last_name: "D'Angelo",
        prefix: '221',
        phone: '45678901',
        phone_optional: '',
        fk_customer_address_region: '5',
        fk_customer_address_city: '120',
        postcode: '1900',
        address1: 'Calle 7',
        street_number: '776',
        additional_info: '',
        address_type: '2',
        is_default_billing: expect.any(String) as string,
        is_default_shipping: expect.any(String) as string,
        token: expect.any(String) as string,
      },
    ]);
  });

  test('ADDR-22, VAL-15: without anything names each mandatory field, and is not sent', async () => {
    await openAddressForm(add);
    const sent = watchAddresses('new_address');
    await send();
    await described('Nombre', 'Campo obligatorio');
    expect(fieldOf('Nombre')).toHaveFocus();
    for (const label of Object.keys(typed))
      expect(fieldOf(label)).toHaveAccessibleDescription('Campo obligatorio');
    for (const name of ['Provincia', 'Ciudad'])
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('Campo obligatorio');
    for (const label of ['Otro teléfono (opcional)', 'Piso, unidad o indicaciones (opcional)'])
      expect(fieldOf(label)).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
  });
});

describe('an address that is refused', () => {
  test('ADDR-17, ADDR-18, ERR-22: with a postcode of another region says so at its field, and keeps all', async () => {
    const { store } = await openAddressForm(edit);
    const changed = { ...typed, 'Código postal': '2000' };
    fill(changed);
    await send();
    await described('Código postal', 'El código postal no pertenece a la región seleccionada.');
    await waitFor(() => expect(fieldOf('Código postal')).toHaveFocus());
    for (const [label, value] of Object.entries(changed)) expect(fieldOf(label)).toHaveValue(value);
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
    expect(shownUrl(store)).toBe(edit);

    await choose('Provincia', 'Santa Fe');
    await waitFor(() => expect(fieldOf('Código postal')).not.toHaveAttribute('aria-invalid'));
  });

  test('ADDR-17: what is said of the postcode of a region that was left meanwhile is dropped', async () => {
    await openAddressForm(edit);
    const held = Promise.withResolvers<void>();
    const message = 'Post code does not belong to the selected region.';
    answerWith(
      http.post('*/customer/edit_address', async () => {
        await held.promise;
        return HttpResponse.json({
          error: true,
          message,
          errors: [{ code: 'POSTCODE_REGION', field: 'postcode', message }],
        });
      }),
    );
    await send();
    await choose('Provincia', 'Santa Fe');
    held.resolve();
    const button = screen.getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(fieldOf('Código postal')).not.toHaveAttribute('aria-invalid');
  });

  test('ERR-21, FORM-02: names its fields, and stays', async () => {
    await openAddressForm(edit);
    fill({ Número: 'kilómetro 12' });
    await send();
    expect(await screen.findByText('Revise los datos ingresados.')).toBeVisible();
    await described('Número', 'Ingrese un valor válido');
    expect(fieldOf('Calle')).toHaveValue('Calle 7');
  });
});

describe('region and city', () => {
  test('ADDR-07: the cities are those of the region, and another region takes the city back', async () => {
    await openAddressForm(add);
    const city = screen.getByRole('combobox', { name: 'Ciudad' });
    expect(city).toHaveTextContent('Primero complete: Provincia');
    expect(city).toHaveAttribute('aria-disabled', 'true');
    await choose('Provincia', 'Buenos Aires');
    fireEvent.click(city);
    expect(await screen.findByRole('button', { name: 'La Plata' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rosario' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'La Plata' }));
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveTextContent('La Plata');
    await choose('Provincia', 'Santa Fe');
    await waitFor(() => expect(city).toHaveTextContent('Elegir'));
    fireEvent.click(city);
    expect(await screen.findByRole('button', { name: 'Rosario' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'La Plata' })).toBeNull();
  });

  test('ADDR-07: the region that was chosen before keeps its city', async () => {
    await openAddressForm(edit);
    await choose('Provincia', 'Buenos Aires');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
  });

  test('ADDR-10, ADDR-13: one beside others is the default only if that is chosen', async () => {
    await openAddressForm(add, { addresses: [anAddress()] });
    const sent = watchAddresses('new_address');
    await fillAll();
    await send();
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ is_default_shipping: '0', is_default_billing: '0' })]),
    );
  });

  test('ERR-12, ADDR-07: cities that cannot be read say so in place, and the form is kept', async () => {
    const fail = () =>
      answerWith(http.get('*/cities', () => HttpResponse.json({ success: false, message: '' })));
    await openAddressForm(add, { before: fail });
    fill({ Calle: 'Calle 7' });
    await choose('Provincia', 'Buenos Aires');
    await userEvent.click(screen.getByRole('combobox', { name: 'Ciudad' }));
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.getByText('No se pudo cargar. Lo que ya escribió sigue en el formulario.')).toBeVisible();
    expect(fieldOf('Calle')).toHaveValue('Calle 7');
  });
});

describe('the form of a country', () => {
  test.each([
    ['ar', 'Ingrese de 6 a 8 dígitos', true, true],
    ['cl', 'Ingrese 9 dígitos', false, true],
    ['co', 'Ingrese 10 dígitos', false, false],
    ['br', 'Ingrese 10 u 11 dígitos', false, true],
  ] as const)('ADDR-18, ADDR-19, ADDR-20: of %s', async (country, hint, hasPrefix, hasPostcode) => {
    await openAddressForm(add, { country });
    expect(fieldOf('Teléfono')).toHaveAttribute('placeholder', hint);
    expect(screen.queryByLabelText('Código de área') !== null).toBe(hasPrefix);
    expect(screen.queryByLabelText('Código postal') !== null).toBe(hasPostcode);
  });
});

test('ADDR-22: the city of a region that was left is asked for again', async () => {
  await openAddressForm(edit);
  const sent = watchAddresses('edit_address');
  await choose('Provincia', 'Santa Fe');
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Campo obligatorio'));
  expect(sent).toEqual([]);
});

test('FORM-02: a city that the server does not accept says so until it is chosen anew', async () => {
  await openAddressForm(edit);
  const message = 'Invalid city.';
  const errors = [{ code: 'INVALID', field: 'fk_customer_address_city', message }];
  answerWith(http.post('*/customer/edit_address', () => HttpResponse.json({ error: true, message, errors })));
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Ingrese un valor válido'));
  await choose('Ciudad', 'La Plata');
  await waitFor(() => expect(city).not.toHaveAttribute('aria-invalid'));
});

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
