import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const list = v.object({ products: v.array(v.string()) });
const of = (response: Response) => outcomeOf(response, list);

const products = ['Bota'];
const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (status = 200) =>
  new Response('<html>Sign in</html>', { status, headers: { 'content-type': 'text/html' } });
const written = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

test.each([
  ['an answer of the expected shape', { products }],
  ['with more than expected', { products, total: 1, customer: null, messages: { error: [] } }],
  ['with a text that mentions a customer', { products, description: 'The "customer": always right' }],
])('PWA-05: stored is %s', async (_what, body) => {
  expect(await of(json(body))).toEqual({ text: JSON.stringify(body), fallback: false });
});

test('PWA-05: stored is that a list does not exist, for want of a network', async () => {
  const body = { products: [], messages: { error: ['NOT_FOUND'] } };
  expect(await of(json(body))).toEqual({ text: JSON.stringify(body), fallback: true });
});

test('PWA-05: stored is an answer written with spaces, as it is', async () => {
  const text = '{ "error" : false, "products" : [], "customer" : null }';
  expect(await of(written(text))).toEqual({ text, fallback: false });
});

test.each([
  ['404', json({ message: 'Not found' }, 404)],
  ['410', json({ message: 'Gone' }, 410)],
  ['a customer part', json({ products, customer: { name: 'canary' } })],
  ['a customer part inside', json({ products, data: { customer: { name: 'canary' } } })],
  ['a customer part behind spaces', written('{ "products": [], "customer" : { "name": "canary" } }')],
  ['a token', json({ products, data: { token: 'canary' } })],
  ['a hash', json({ products, cart: { hash: 'canary' } })],
])('PWA-05, PWA-07: what was stored ends with %s', async (_what, response) => {
  expect(await of(response)).toBe('ended');
});

describe('what was stored stays', () => {
  test.each([
    ['an empty object', json({})],
    ['an empty list', json([])],
    ['nothing', json(null)],
    ['a text', json('fine')],
    ['an answer of another call', json({ menu: [] })],
    ['a field of another type', json({ products: 'none' })],
    ['a token instead of the content', json({ token: 'canary' })],
  ])('PWA-05: with %s, which the page refuses', async (_what, response) => {
    expect(await of(response)).toBe('trouble');
  });

  test.each([
    ['a server in trouble', json({ products }, 503)],
    ['too many calls', json({ products }, 429)],
    ['a call that is not allowed', json({ products }, 401)],
    ['an answer without content', new Response(null, { status: 204 })],
    ['a page of the network', html()],
    ['a missing page of a gateway', html(404)],
    ['a page called JSON', written('<html>')],
    ['an answer cut short', written('{"products":')],
    ['a failure with status 200', json({ products, error: true, message: 'Maintenance' })],
    ['a failure in a list of messages', json({ products, messages: { error: ['Maintenance'] } })],
    ['two failures', json({ products: [], messages: { error: ['NOT_FOUND', 'Maintenance'] } })],
    ['an answer of 5 MB', json({ products: ['x'.repeat(5_000_000)] })],
    [
      'an answer from another address',
      Object.defineProperty(json({ products }), 'redirected', { value: true }),
    ],
  ])('PWA-05: with %s', async (_what, response) => {
    expect(await of(response)).toBe('trouble');
  });
});
