import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/mockWorker.ts';
import {
  choose,
  fillAll,
  openAddressForm as openForm,
  send,
  watchAddresses as watch,
} from '#testing/openAddresses.ts';

const add = '/account/addaddress';

test('ADDR-22: the city of a region that was left is asked for again', async () => {
  await openForm(add);
  const sent = watch('new_address');
  await fillAll();
  await choose('Provincia', 'Santa Fe');
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Campo obligatorio'));
  expect(sent).toEqual([]);
});

test('FORM-02: a city that the server does not accept says so until it is chosen anew', async () => {
  await openForm(add);
  await fillAll();
  const message = 'Invalid city.';
  const errors = [{ code: 'INVALID', field: 'fk_customer_address_city', message }];
  answerWith(http.post('*/customer/new_address', () => HttpResponse.json({ error: true, message, errors })));
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Ingrese un valor válido'));
  await choose('Ciudad', 'La Plata');
  await waitFor(() => expect(city).not.toHaveAttribute('aria-invalid'));
});
