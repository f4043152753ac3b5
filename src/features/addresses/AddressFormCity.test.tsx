import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAddress } from '#fixtures/addresses.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import {
  choose,
  fieldOf,
  fill,
  openAddressForm as openForm,
  send,
  watchAddresses as watch,
} from '#testing/render/openAddresses.ts';
import { settled } from '#testing/render/settled.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

const add = '/account/addaddress';
const list = '/account/addresses';
const noCities = () =>
  answerWith(
    http.get('*/cities', () => HttpResponse.json({ success: true, message: '', data: { cities: [] } })),
  );
const fail = () => answerWith(http.get('*/cities', () => HttpResponse.json({ success: false, message: '' })));

const goOn = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar sin ciudad' }));
};

test.each([
  ['has no cities', noCities, 'No hay ciudades para elegir.'],
  ['has cities that cannot be read', fail, 'Ha ocurrido un error.'],
])(
  'ADDR-16, ADDR-22: an address in a region that %s is saved without one, and it is said',
  async (...given) => {
    const [, before, said] = given;
    const { store } = await openForm(add, { before });
    const sent = watch('new_address');
    fill();
    await choose('Provincia', 'Buenos Aires');
    await userEvent.click(screen.getByRole('combobox', { name: 'Ciudad' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Puede guardar la dirección sin ciudad.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar sin ciudad' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('Sin ciudad'),
    );
    await send();
    await waitForUrl(store, list);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ fk_customer_address_region: '5', address1: 'Calle 7' });
    expect(sent[0]).not.toHaveProperty('fk_customer_address_city');
  },
);

test('ADDR-07: another region takes the going on without a city back', async () => {
  await openForm(add, { before: noCities });
  await choose('Provincia', 'Buenos Aires');
  await goOn();
  await choose('Provincia', 'Santa Fe');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('Elegir'));
});

test('ADDR-22: where there are cities, or for a region, there is no going on without', async () => {
  await openForm(add);
  await userEvent.click(screen.getByRole('combobox', { name: 'Provincia' }));
  expect(await screen.findByRole('button', { name: 'Santa Fe' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar sin ciudad' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Santa Fe' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  expect(await screen.findByRole('button', { name: 'Rosario' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar sin ciudad' })).toBeNull();
});

test('ADDR-16, ROUTE-17: an address without a city in a region without any is edited as it is', async () => {
  const addresses = [anAddress({ fk_customer_address_city: '0', city: '' })];
  const { store } = await openForm('/account/editaddress/301/', { addresses, before: noCities });
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('Sin ciudad');
  const sent = watch('edit_address');
  fill({ Calle: 'Av. 13' });
  await send();
  await waitForUrl(store, list);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('fk_customer_address_city');
});

test('ADDR-22: an address without a city in a region that has some is given one first', async () => {
  const addresses = [anAddress({ fk_customer_address_city: '0', city: '' })];
  await openForm('/account/editaddress/301/', { addresses });
  const sent = watch('edit_address');
  await send();
  expect(await screen.findByText('Campo obligatorio')).toBeVisible();
  expect(sent).toEqual([]);
});

test('ADDR-21: a save that is answered after the form was left leads nowhere', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await openForm('/account/editaddress/301/', { state: { opened: true } });
  answerWith(http.post('*/customer/edit_address', () => promise));
  fill({ Calle: 'Av. 13' });
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(shownUrl(store)).not.toBe('/account/editaddress/301/'));
  const left = shownUrl(store);
  resolve(undefined);
  expect(await screen.findByText('Dirección editada exitosamente.')).toBeVisible();
  await settled(store);
  expect(shownUrl(store)).toBe(left);
  answerAgain();
});

test('ADDR-21, ERR-24: a refusal that is answered after the form was left says nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await openForm('/account/editaddress/301/', { state: { opened: true } });
  answerWith(
    http.post('*/customer/edit_address', async () => {
      await promise;
      return HttpResponse.json({
        error: true,
        message: 'Error on validation form, please review and try again.',
      });
    }),
  );
  fill({ Calle: 'Av. 13' });
  expect(fieldOf('Calle')).toHaveValue('Av. 13');
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(shownUrl(store)).not.toBe('/account/editaddress/301/'));
  const left = shownUrl(store);
  resolve(undefined);
  await settled(store);
  expect(screen.queryByText('Revise los datos ingresados.')).toBeNull();
  expect(shownUrl(store)).toBe(left);
});
