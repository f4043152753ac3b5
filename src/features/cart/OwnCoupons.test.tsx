import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aMembership } from '#fixtures/credits.ts';
import { databaseOf } from '#mocks/database.ts';
import { couponCodes, field, messages, send, type } from '#testing/render/couponField.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';

const sold = { items: [{ item: 'ZP0001-38', price: 54_999, special_price: 43_999 }], shipping: 4_500 };
const cart = { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }] };
const { customer } = signedInAs();

const memberships = [
  aMembership({ coupon: 'LUNA15', expiry_date: '2030-12-31' }),
  aMembership({
    id_customer_membership: '62',
    Membership_name: 'Club Azul',
    coupon: 'AZUL10',
    expiry_date: '',
  }),
  aMembership({
    id_customer_membership: '63',
    Membership_name: 'Club Viejo',
    coupon: 'VIEJO5',
    expiry_date: '2025-01-31',
  }),
  aMembership({ id_customer_membership: '64', Membership_name: 'Club Nada', coupon: '' }),
];

/** The cart of María José, who has these memberships, with the opened field. */
async function openOwnCoupons() {
  const view = await openAccount('/cart', ['a customer has a cart', { ...signedInAs(), cart, ...sold }]);
  const db = await databaseOf(visitor(), 'ar');
  for (const row of memberships) await db.memberships.add({ customer: customer.id_customer, ...row });
  await db.coupons.add({
    code: 'LUNA15',
    label: '15 %',
    percent: 15,
    freeShipping: false,
    customer: '',
    refusals: [],
  });
  await db.coupons.add({
    code: 'AZUL10',
    label: '10 %',
    percent: 10,
    freeShipping: false,
    customer: '',
    refusals: ['COUPON_NOT_ON_DISCOUNTED'],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Agregar un cupón/ }));
  await screen.findByRole('list', { name: 'Cupones de sus membresías' });
  return view;
}

const list = () => screen.getByRole('list', { name: 'Cupones de sus membresías' });
const rows = () => [...list().children].map(({ textContent }) => textContent);

test('AFTER-05: the coupons of her memberships are listed with until when they last; one that is over cannot be used', async () => {
  await openOwnCoupons();
  expect(rows()).toEqual([
    'LUNA15Club Oro · Vence el 31/12/2030Usar LUNA15',
    'AZUL10Club AzulUsar AZUL10',
    'VIEJO5Club Viejo · Venció el 31/01/2025',
  ]);
});

test('AFTER-05, COUP-01: one that is used is in the cart, and no longer in the list', async () => {
  const { store } = await openOwnCoupons();
  fireEvent.click(within(list()).getByRole('button', { name: 'Usar LUNA15' }));
  expect(await screen.findByText('Cupón agregado.')).toBeVisible();
  expect(couponCodes(store)).toEqual(['LUNA15']);
  await waitFor(() => expect(rows()[0]).toMatch(/^AZUL10/));
  await waitFor(() => expect(field()).toHaveFocus());
});

test('AFTER-05, COUP-03: one that is refused says why in its row, until another is tried in the field', async () => {
  await openOwnCoupons();
  fireEvent.click(within(list()).getByRole('button', { name: 'Usar AZUL10' }));
  const reason = 'El cupón no aplica a productos con descuento.';
  expect(await within(list()).findByText(new RegExp(`^${reason}`))).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field()).not.toHaveAttribute('aria-invalid');
  type('COUPON_INVALID');
  send();
  await waitFor(() => expect(messages().join()).toMatch(/^El cupón no es válido/));
  expect(within(list()).queryByRole('alert')).toBeNull();
});

test('AFTER-05, MEMB-03: a server that sends the same memberships for ever is asked no further', async () => {
  let asked = 0;
  answerWith(
    http.post('*/customer/membership', () => {
      asked += 1;
      return HttpResponse.json({ error: false, message: '', memberships: memberships.slice(0, 2) });
    }),
  );
  await openOwnCoupons();
  await waitFor(() => expect(asked).toBe(2));
  type('NADA');
  send();
  await waitFor(() => expect(messages()).not.toEqual([]));
  expect(rows()).toHaveLength(2);
  expect(asked).toBe(2);
});
