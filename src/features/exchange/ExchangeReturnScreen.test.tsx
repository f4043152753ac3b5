import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aDeliveredOrder } from '#fixtures/exchanges.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  aReturn,
  chooseArticle,
  goOn,
  heading,
  openExchange,
  openStep,
  pick,
  press,
  start,
  watchCreate,
} from '#testing/render/openExchange.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

test('EXCH-02, EXCH-05, EXCH-11: a change of the size is asked for step by step, and sent', async () => {
  const { store } = await openExchange(start, { addresses: [anAddress({ additional_info: 'Piso 5' })] });
  const sent = watchCreate();
  await chooseArticle();
  await pick('Me queda chico');
  await goOn();
  await pick('39');
  fireEvent.change(screen.getByLabelText('¿Cómo le queda?'), { target: { value: 'Me queda chico' } });
  await goOn();
  await screen.findByRole('radio', { name: 'Calle 7 776' });
  await goOn();
  await pick('Lo retiramos en su domicilio');
  await goOn();
  await heading('Revise su solicitud');
  expect(await screen.findByText(/11 de marzo de 2024/)).toBeVisible();
  // The whole address: its floor, and who is there.
  const { first_name, last_name } = anAddress();
  expect(screen.getByText('Piso 5')).toBeVisible();
  expect(screen.getByText(`${first_name} ${last_name}`)).toBeVisible();
  await press('Confirmar solicitud');
  expect(await screen.findByText(/^Solicitud 9002\d\d$/)).toBeVisible();
  expect(shownUrl(store)).toMatch(/^\/account\/exchange\/finish\/9002\d\d\/$/);
  // It is in the list of requests, which is read again.
  expect(await screen.findByText('Del pedido 200012345')).toBeVisible();
  expect(screen.getByText(/Retiro: 11 de marzo de 2024, de 8 a 17 h/)).toBeVisible();
  expect(sent).toEqual([
    {
      order_nr: '200012345',
      reason: 'small',
      return_way: 'home_pickup',
      collection_way: 'same_product',
      items: [{ sku: 'ZP0001-38', change_detail: 'Me queda chico', replacement_sku: 'ZP0001-39' }],
      id_customer_address: '301',
      bank_data: null,
    },
  ]);
});

test('EXCH-02, EXCH-17: the summary and the confirmation of a drop-off name the branches with their addresses and hours', async () => {
  await openStep('summary', { ...aReturn, way: 'branch_dropoff' });
  await heading('Revise su solicitud');
  const hours = 'lunes a viernes de 9 a 18 h';
  const center = `Sucursal La Plata Centro, Calle 48 N.º 620, La Plata, ${hours}`;
  expect(await screen.findByText(center)).toBeVisible();
  expect(screen.getByText(`Sucursal La Plata Norte, Av. 32 N.º 1450, La Plata, ${hours}`)).toBeVisible();
  expect(screen.queryByText(/de 8 a 17 h/)).toBeNull();

  const read = Promise.withResolvers<undefined>();
  answerWith(
    http.post('*/exchange/create', () => answerWith(http.post('*/exchange/orders', () => read.promise))),
  );
  await press('Confirmar solicitud');
  expect(await screen.findByText(/^Solicitud 9002\d\d$/)).toBeVisible();
  expect(screen.queryByText(/Retiro/)).toBeNull();
  read.resolve(undefined);
  expect(await screen.findByText(center)).toBeVisible();
  expect(screen.getByText('Llévelo a una sucursal hasta el 18/03/2024.')).toBeVisible();
});

test('EXCH-05, ROUTE-09: the second step without a choice goes back to the first', async () => {
  const { store } = await openExchange('/account/exchange/changereturn');
  await waitForUrl(store, '/account/exchange');
  expect(await heading('¿De qué pedido se trata?')).toBeVisible();
});

test('EXCH-05, ORD-02: an item that an order has in two lines is one article', async () => {
  const order = aDeliveredOrder();
  await openExchange(start, { orders: [{ ...order, items: [...order.items, ...order.items] }] });
  expect(await screen.findAllByRole('checkbox', { name: /^Zapatilla urbana Lago, talle 38/ })).toHaveLength(
    1,
  );
});
