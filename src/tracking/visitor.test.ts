import { expect, test } from 'vitest';
import { selectCustomer } from '#store/session/customer.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { ana, started, storeOf } from '#testing/backend/signedIn.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { trackedVisitor } from './visitor.ts';

const device = (cookies = '', tab = memoryTab()) => ({
  tab,
  cookies: () => cookies,
  clock: () => Date.parse('2024-05-07T12:00:00Z'),
  random: () => 0,
});

const nobody = () => selectCustomer(storeOf().getState());

/** The customer of a store in which somebody has logged in. */
function customerWith(more: object = {}) {
  const store = storeOf();
  store.dispatch(loginSucceeded({ ...started, ...more }));
  return selectCustomer(store.getState());
}

test.each([
  [() => nobody(), 'logged out'],
  [() => customerWith({ visitor_has_orders: false }), 'new customer'],
  [() => customerWith({ visitor_has_orders: true }), 'existing customer'],
])('TRACK-08: a visitor is classed as one of three: %#', async (customer, visitorClass) => {
  expect(await trackedVisitor(customer(), device())).toMatchObject({ visitorClass });
});

test('TRACK-01: a customer has her id, and her name is not sent', async () => {
  const visitor = await trackedVisitor(customerWith(), device('_ga=GA1.2.1122334455.1650000000'));
  expect(visitor).toMatchObject({ customerId: ana.idCustomer, gender: ana.gender });
  expect(Object.keys(visitor).toSorted()).toEqual([
    'age',
    'customerId',
    'gender',
    'hashId',
    'hashedEmail',
    'visitorClass',
  ]);
});

test('TRACK-04: an anonymous visitor has the id of the analytics cookie', async () => {
  expect(await trackedVisitor(nobody(), device('_ga=GA1.2.1122334455.1650000000'))).toEqual({
    visitorClass: 'logged out',
    clientId: '1122334455.1650000000',
  });
});

test('TRACK-06, TRACK-07: without the cookie a random id, which the tab stores', async () => {
  const tab = memoryTab();
  const first = await trackedVisitor(nobody(), device('', tab));
  expect(first).toEqual({ visitorClass: 'logged out', visitorId: 'aaaaaaaa' });
  expect(await trackedVisitor(nobody(), { ...device('', tab), random: () => 0.5 })).toEqual(first);
  expect(await trackedVisitor(nobody(), { ...device(), random: () => 0.5 })).not.toEqual(first);
});

test.each(['', 'ABC', '<script>'])('TRACK-07: %j in the tab is not a valid id', async (kept) => {
  const tab = memoryTab({ visitor_id: kept });
  expect(await trackedVisitor(nobody(), device('', tab))).toMatchObject({ visitorId: 'aaaaaaaa' });
});
