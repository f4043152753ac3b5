import { describe, expect, test } from 'vitest';
import { isFinalAnswer, storableText } from './storableText.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (status = 200) =>
  new Response('<html>Sign in</html>', { status, headers: { 'content-type': 'text/html' } });

describe('what is stored', () => {
  test.each([
    ['a home without customer', { error: false, home_items: [], customer: null }],
    ['a list', { products: [], total: 0, messages: { error: [] } }],
    ['a text that mentions one', { description: 'The "customer": always right' }],
  ])('PWA-05: %s', async (_what, body) => {
    expect(await storableText(json(body))).toBe(JSON.stringify(body));
  });

  test.each([
    ['an answer with a customer part', json({ error: false, customer: { name: 'canary' } })],
    ['one with a customer part inside', json({ data: { customer: { name: 'canary' } } })],
    ['one with a token', json({ data: { token: 'canary' } })],
    ['one with a hash', json({ cart: { hash: 'canary' } })],
    ['a failure with status 200', json({ error: true, message: 'Ha ocurrido un error.' })],
    ['a list that does not exist', json({ products: [], messages: { error: ['NOT_FOUND'] } })],
    ['a failure', json({ error: false }, 500)],
    ['an answer without content', new Response(null, { status: 204 })],
    ['a page of the network', html()],
    ['a page called JSON', new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['a text that is no object', json('fine')],
    ['an answer of 5 MB', json({ text: 'x'.repeat(5_000_000) })],
  ])('PWA-05, PWA-07: not %s', async (_what, response) => {
    expect(await storableText(response)).toBeUndefined();
  });
});

test.each([
  ['an answer', json({}), true],
  ['a screen that is gone', json({}, 404), true],
  ['a server in trouble', json({}, 503), false],
  ['a page of the network', html(), false],
  ['a missing page of a gateway', html(404), false],
])('%s is final: %s', (_what, response, expected) => {
  expect(isFinalAnswer(response)).toBe(expected);
});
