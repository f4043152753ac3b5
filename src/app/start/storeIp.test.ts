import { expect, test } from 'vitest';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { storeIp } from './storeIp.ts';

/** A document with the element, or without one. */
const page = (content?: string) => ({
  querySelector: (selector: string) =>
    (selector === 'meta[name="client-ip"]' && content !== undefined ? { content } : null) as never,
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 2001:db8::7\n', '2001:db8::7'],
  ['', ''],
  [undefined, ''],
])('APP-46, APP-47, APP-48: of a document with %j the ip of the customer is %j', (content, ip) => {
  const store = storeOf();
  storeIp({ store }, page(content));
  expect(selectCustomer(store.getState()).ip).toBe(ip);
  expect(selectCustomer(store.getState()).firstRequest).toBe(true);
});

test('APP-46, STATE-14: it is that of the device, and outlives a session', () => {
  const store = storeOf();
  storeIp({ store }, page('203.0.113.7'));
  store.dispatch(sessionEnded('logout'));
  expect(selectCustomer(store.getState())).toMatchObject({ ip: '203.0.113.7', lastEnd: 'logout' });
});
