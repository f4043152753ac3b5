import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAs } from '#testing/render/openAccount.tsx';

const answer = (call: string, reply: object) =>
  answerWith(http.post(`*/${call}`, () => HttpResponse.json({ error: false, message: '', ...reply })));
const shown = () => (document.querySelector('main')?.textContent ?? '').replaceAll('\u00a0', ' ');

test.each([
  ['orders', 'customer/order', { orders: {} }],
  ['credits', 'customer/credit', { credits: null }],
  ['memberships', 'customer/membership', {}],
])('ERR-12: %s without a list say so, with a way on', async (name, call, reply) => {
  answer(call, reply);
  await openAs(`/account/${name}`);
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(screen.getByText('No se pudo cargar. Sus datos siguen en su cuenta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

const credit = {
  id_sales_rule: 'x1',
  method: 'gold',
  original_amount: null,
  used_amount: 'many',
  created_date: '2024-02-31 10:00:00',
  expiry_date: '31/12/2024',
};
const order = { order_nr: 'x1', status: 'gone', date: '2024-13-01 10:00:00', total: null, items: {} };
const membership = {
  id_customer_membership: 'x1',
  Membership_name: 'Club Oro',
  expiry_date: '2024-02-30',
  coupon: 7,
};

// Unknown methods and statuses, amounts that are none, days that no calendar has, and an order without lines.
test.each([
  ['FMT-04, FMT-07', 'credits', 'customer/credit', { credits: [credit] }, ['-']],
  [
    'FMT-04, CRED-02',
    'credits/x1',
    'customer/credit',
    { credits: [credit] },
    ['Monto original-', 'Usado-', 'Fecha de creación-', 'Fecha de vencimiento-', 'Origen-', 'Pedido-'],
  ],
  ['FMT-04, ORD-04', 'orders', 'customer/order', { orders: [order] }, ['Pedido x1']],
  ['FMT-04, ORD-04', 'orders/x1', 'customer/order', { orders: [order] }, ['Pedido x1 · -']],
  ['FMT-04', 'memberships', 'customer/membership', { memberships: [membership] }, ['Club Oro']],
] as const)(
  '%s: at /account/%s is shown what is known of a strange entry',
  async (_ids, path, call, reply, texts) => {
    answer(call, reply);
    answer('order/statusnotifier', { status: [{ code: 'gone', label: '', date: '30/02/2024' }] });
    await openAs(`/account/${path}`);
    await waitFor(() => {
      for (const text of texts) expect(shown()).toContain(text);
    });
    expect(shown()).not.toMatch(/undefined|null|NaN|Invalid|gold|gone|31\/12|30\/02/);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  },
);
