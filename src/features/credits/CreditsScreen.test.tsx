import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStatedCredit } from '#fixtures/credits.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openOwn, sendBankData, sentBankData } from '#testing/render/openOwn.ts';

const path = '/account/credits';

const credits = [
  aStatedCredit({ expiry_date: '2030-08-01', created_date: '2024-02-05 10:00:00' }),
  aStatedCredit({
    id_sales_rule: '8802',
    method: 'promotion',
    created_date: '2024-02-04 10:00:00',
    expiry_date: '',
  }),
  aStatedCredit({
    id_sales_rule: '8803',
    method: 'gift_card',
    created_date: '2024-02-03 10:00:00',
    expiry_date: '',
  }),
  aStatedCredit({ id_sales_rule: '8804', created_date: '2024-02-02 10:00:00' }),
  aStatedCredit({
    id_sales_rule: '8805',
    created_date: '2024-02-01 10:00:00',
    used_amount: 10000,
    expiry_date: '',
  }),
];
const open = (at = path, own = credits) => openOwn(at, 'a customer has credits', { credits: own });
const rows = () => screen.queryAllByRole('link', { name: /^(?:Devolución|Promoción|Tarjeta de regalo)/ });

test('ROUTE-11, ORD-05, APP-17: the credits, four at a time, with what is left of them', async () => {
  await open();
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis créditos');
  await waitFor(() => expect(document.title).toContain('Mis créditos'));
  expect(rows()[0]?.textContent).toMatch(/Devolución.*Vence el 01\/08\/2030.*7\.500/);
  expect(rows()[3]?.textContent).toMatch(/Venció el 01\/08\/2024.*0/);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('ROUTE-12, CRED-02, FMT-03: a credit has its amounts, dates and method', async () => {
  await open(`${path}/8801`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Devolución' })).toBeVisible();
  const page = (document.querySelector('main')?.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const text of [
    'Disponible$ 7.500',
    'Monto original$ 10.000',
    'Usado$ 2.500',
    'Fecha de creación5 de febrero de 2024 10:00',
    'Fecha de vencimiento01/08/2030',
    'OrigenDevolución',
  ])
    expect(page).toContain(text);
});

test.each([
  ['8801', '/account/orders/200012345'],
  ['8804', undefined],
])('CRED-03, ORD-10: from credit %s it leads to %s, where the status of its order is', async (id, url) => {
  await open(`${path}/${id}`, [
    ...credits.slice(0, 3),
    aStatedCredit({ id_sales_rule: '8804', order_nr: '' }),
  ]);
  const order = await screen.findByText('Pedido', { selector: 'dt' });
  expect(order.nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe(url);
});

test.each(['8802', '8803'])('CRED-06, CRED-07: credit %s cannot be exchanged for cash', async (id) => {
  await open(`${path}/${id}?return=1`);
  expect(await screen.findByText('Este crédito no puede canjearse por dinero en efectivo.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Solicitar devolución' })).toBeNull();
  expect(screen.queryByLabelText('CBU')).toBeNull();
});

test('CRED-08: of a credit of which nothing is left nothing can be asked for', async () => {
  await open(`${path}/8805`);
  await screen.findByRole('heading', { level: 1, name: 'Devolución' });
  expect(screen.queryByRole('link', { name: 'Solicitar devolución' })).toBeNull();
});

test('CRED-08, EXCH-07: the request has what is left and the account, and the credit is read again', async () => {
  const sent: unknown[] = [];
  answerWith(
    http.post('*/order/processcredit', async ({ request }) => {
      sent.push(JSON.parse(new URLSearchParams(await request.clone().text()).get('payload') ?? ''));
    }),
  );
  await open(`${path}/8801`);
  await userEvent.click(await screen.findByRole('link', { name: 'Solicitar devolución' }));
  await sendBankData();
  expect(await screen.findByText('Su solicitud fue enviada.')).toBeVisible();
  expect(sent).toEqual([{ id_sales_rule: '8801', amount: 7500, bank_data: sentBankData }]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Disponible' }).textContent).toMatch(/\$\s0$/),
  );
});

test.each([undefined, 'amount'])(
  'CRED-08: a refusal of the field %s asks nobody to review the form',
  async (field) => {
    answerWith(
      http.post('*/order/processcredit', () =>
        HttpResponse.json({
          error: true,
          message: 'Errors in customer data.',
          errors: [{ code: 'INVALID', message: 'Invalid.', ...(field !== undefined && { field }) }],
        }),
      ),
    );
    await open(`${path}/8801?return=1`);
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(screen.queryByText('Ingrese un valor válido')).toBeNull();
    expect(screen.getByLabelText('CBU')).toHaveValue('2850590940090418135201');
  },
);

test('CRED-08, VAL-31: fields that the server does not accept are marked, and nothing is cleared', async () => {
  answerWith(
    http.post('*/order/processcredit', () =>
      HttpResponse.json({
        error: true,
        message: 'Errors in customer data.',
        errors: [{ code: 'INVALID', field: 'cbu', message: 'Invalid cbu.' }],
      }),
    ),
  );
  await open(`${path}/8801?return=1`);
  await sendBankData();
  expect(await screen.findByText('Revise los datos ingresados.')).toBeVisible();
  expect(screen.getByLabelText('CBU')).toHaveAccessibleDescription(/Ingrese un valor válido/);
  // The focus follows the text in an effect.
  await waitFor(() => expect(screen.getByLabelText('CBU')).toHaveFocus());
  expect(screen.getByLabelText('CBU')).toHaveValue('2850590940090418135201');
});

test('STATE-15, STATE-13: leaving the credits resets them, and the way from one to the list does not', async () => {
  const { store } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  await userEvent.click(rows()[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Ver mis créditos' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  await userEvent.click(screen.getAllByRole('link', { name: 'Inicio' })[0] as HTMLElement);
  const held = () => JSON.stringify(store.getState().sessionApi.queries);
  await waitFor(() => expect(held()).not.toContain('getCreditPages'));
});

test('ROUTE-46, ROUTE-12: an unknown credit does not exist, with a link to the list', async () => {
  await open(`${path}/999`);
  expect(await screen.findByText('La página solicitada no existe.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver mis créditos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis créditos' })).toBeVisible();
});

test('CRED-04: without a credit there is no more', async () => {
  await open(path, []);
  expect(await screen.findByText('Todavía no tiene créditos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/account');
});
