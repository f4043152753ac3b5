import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addToCart, createCart, getCart } from '#schemas/cart.ts';
import { getLegacySuggestions } from '#schemas/legacySuggestions.ts';
import { callTable } from './callTable.ts';
import { formattedStatesPage, statesPagePath } from './formattedStatesPage.ts';
import { statesPage } from './statesPage.ts';
import { typeText } from './typeText.ts';

test('LAB-05: docs/provider-states.md is what "npm run contracts:states" writes', async () => {
  expect(readFileSync(statesPagePath, 'utf8')).toBe(await formattedStatesPage());
});

test('LAB-05: each state is used by a contract, so that the replay tries what it says', () => {
  expect(readFileSync(statesPagePath, 'utf8')).not.toContain('No contract uses it yet.');
});

const described = { meaning: 'It is so.', apply: () => Promise.resolve() };
const interaction = {
  description: 'a cart',
  providerStates: [{ name: 'a call fails', params: { call: 'getCart', fault: 'unavailable' } }],
  request: { method: 'GET', path: '/cart/' },
  response: { status: 503, body: { content: { message: 'Down.' } } },
};

describe('the page about provider states', () => {
  const page = statesPage({
    states: {
      'it is permanent': { ...described, params: v.object({}), reliesOn: 'the seed.' },
      'a call fails': { ...described, params: v.object({ call: v.string() }), set: () => undefined },
    } as never,
    contracts: [{ name: 'shop-api', path: '/api', interactions: [{ call: 'getCart', interaction }] }],
    calls: [getCart, createCart],
  });

  test('LAB-05: a state without set-up says which data it relies on', () => {
    expect(page).toContain(
      '### it is permanent\n\nIt is so.\n\nSet-up: none where these data are permanent: the seed.',
    );
  });

  test('LAB-05: a state has its parameters with their values, and the calls that use it', () => {
    const [, section = ''] = page.split('### a call fails');
    expect(section).toContain('Set-up: before each request.');
    expect(section).toContain('| `call` | text | `getCart` |');
    expect(section).toContain('Used by `getCart`.');
  });

  test('LAB-05: a failing call has its method and path, and the answer of its fault', () => {
    expect(page).toContain('| `getCart` | shop-api | GET | `/cart/` |  |');
    expect(page).toContain('| `unavailable` | 503 | `{"message":"Down."}` | `getCart` |');
    expect(page).not.toContain('createCart');
  });
});

test('LAB-05: calls with the same method and path are distinguished', () => {
  const table = callTable([addToCart, createCart, getLegacySuggestions]);
  expect(table).toContain('| `addToCart` | shop-api | POST | `/cart/` | form with `item` |');
  expect(table).toContain('| `createCart` | shop-api | POST | `/cart/` | form without `item` |');
  expect(table).toContain('| `getLegacySuggestions` | shop-api | GET | `/search/` | query `suggest=1` |');
});

test('the type of a parameter in words', () => {
  expect(typeText(v.array(v.object({ item: v.string(), quantity: v.number() })))).toBe(
    'list of { item: text, quantity: number }',
  );
  expect(typeText(v.object({ note: v.exactOptional(v.string()) }))).toBe('{ note: text or nothing }');
  expect(typeText(v.picklist(['a', 'b']))).toBe('one of a, b');
  expect(() => typeText(v.date())).toThrow("the schema type 'date' is not known");
});
