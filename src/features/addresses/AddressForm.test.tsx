import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAddress } from '#fixtures/addresses.ts';
import { answerWith } from '#testing/mockWorker.ts';
import {
  choose,
  described,
  fieldOf,
  fill,
  fillAll,
  openAddressForm as openForm,
  send,
  typed,
  watchAddresses as watch,
} from '#testing/openAddresses.ts';
import { shownUrl, waitForUrl } from '#testing/signInScreens.ts';

const add = '/account/addaddress';
const edit = '/account/editaddress/301/';
const list = '/account/addresses';
describe('a new address', () => {
  test('ROUTE-16, ADDR-21, ERR-60: is sent as it was written, and shown in the list', async () => {
    const { store } = await openForm(add, { addresses: [] });
    const sent = watch('new_address');
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
    await openForm(add);
    const sent = watch('new_address');
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
    const { store } = await openForm(edit);
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
    await openForm(edit);
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
    await openForm(edit);
    fill({ Número: 'kilómetro 12' });
    await send();
    expect(await screen.findByText('Revise los datos ingresados.')).toBeVisible();
    await described('Número', 'Ingrese un valor válido');
    expect(fieldOf('Calle')).toHaveValue('Calle 7');
  });
});

describe('region and city', () => {
  test('ADDR-07: the cities are those of the region, and another region takes the city back', async () => {
    await openForm(add);
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
    await openForm(edit);
    await choose('Provincia', 'Buenos Aires');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('La Plata');
  });

  test('ADDR-10, ADDR-13: one beside others is the default only if that is chosen', async () => {
    await openForm(add, { addresses: [anAddress()] });
    const sent = watch('new_address');
    await fillAll();
    await send();
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ is_default_shipping: '0', is_default_billing: '0' })]),
    );
  });

  test('ERR-12, ADDR-07: cities that cannot be read say so in place, and the form is kept', async () => {
    const fail = () =>
      answerWith(http.get('*/cities', () => HttpResponse.json({ success: false, message: '' })));
    await openForm(add, { before: fail });
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
    await openForm(add, { country });
    expect(fieldOf('Teléfono')).toHaveAttribute('placeholder', hint);
    expect(screen.queryByLabelText('Código de área') !== null).toBe(hasPrefix);
    expect(screen.queryByLabelText('Código postal') !== null).toBe(hasPostcode);
  });
});
