import { expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';

const { interactions } = readPact('api');

/** The successful answers that the shop relies on, to a method and a path (API-15). */
const answersTo = (method: string, path: string) =>
  interactions
    .filter(({ request }) => request.method === method && request.path === `/${path}`)
    .map(({ response }) => response.body?.content as Record<string, unknown>)
    .filter(({ error }) => error === false);

test.each([
  ['POST', 'customer/login', 'customer'],
  ['POST', 'customer/facebooklogin', 'customer'],
  ['POST', 'customer/create', 'customer'],
  ['POST', 'customer/edit', 'customer'],
  ['POST', 'customer/info', 'customer'],
  ['POST', 'customer/address', 'addresses'],
  ['POST', 'customer/new_address', 'addresses'],
  ['POST', 'customer/edit_address', 'addresses'],
  ['POST', 'customer/order', 'orders'],
  ['POST', 'customer/credit', 'credits'],
  ['POST', 'customer/membership', 'memberships'],
  ['POST', 'customer/configwallet', 'config'],
  ['POST', 'customer/wallet', 'wallet'],
  ['POST', 'wallet/movements', 'movements'],
  ['POST', 'order/statusnotifier', 'status'],
  ['GET', 'wishlist/', 'items'],
])('the answer to %s %s has its data under %s', (method, path, name) => {
  const answers = answersTo(method, path);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toHaveProperty(name);
});
