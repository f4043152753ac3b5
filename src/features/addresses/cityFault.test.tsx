import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/mockWorker.ts';
import {
  choose,
  openAddressForm as openForm,
  send,
  watchAddresses as watch,
} from '#testing/openAddresses.ts';

const edit = '/account/editaddress/301/';

test('ADDR-22: the city of a region that was left is asked for again', async () => {
  await openForm(edit);
  const sent = watch('edit_address');
  await choose('Provincia', 'Santa Fe');
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Campo obligatorio'));
  expect(sent).toEqual([]);
});

test('FORM-02: a city that the server does not accept says so until it is chosen anew', async () => {
  await openForm(edit);
  const message = 'Invalid city.';
  const errors = [{ code: 'INVALID', field: 'fk_customer_address_city', message }];
  answerWith(http.post('*/customer/edit_address', () => HttpResponse.json({ error: true, message, errors })));
  await send();
  const city = screen.getByRole('combobox', { name: 'Ciudad' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('Ingrese un valor válido'));
  await choose('Ciudad', 'La Plata');
  await waitFor(() => expect(city).not.toHaveAttribute('aria-invalid'));
});
