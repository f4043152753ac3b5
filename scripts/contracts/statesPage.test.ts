import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statesPage, statesPagePath } from './statesPage.ts';

const written = readFileSync(statesPagePath, 'utf8');
/** The page without the spaces that align the cells of its tables. */
const page = written.replaceAll(/ +\|/g, ' |');

describe('the page about provider states', () => {
  test('LAB-05: is what "npm run contracts:states" writes', async () => {
    expect(written).toBe(await statesPage());
  });

  test('LAB-05: each state is used by a contract, so that the replay tries what it says', () => {
    expect(page).not.toContain('No contract uses it yet.');
  });

  test('LAB-05: a state without set-up says which data it relies on', () => {
    expect(page).toContain(
      '### cities are known\n\nThe country has regions, and cities in them.\n\nSet-up: none where these data are permanent: the regions',
    );
  });

  test('LAB-05: a state has its parameters with their types and values, and the calls that use it', () => {
    const section = page.split('\n### ').find((each) => each.startsWith('a cart holds items'));
    expect(section).toContain('Set-up: before each request.');
    expect(section).toContain('- `hash` (text): `c4f1e2`');
    expect(section).toContain('- `lines` (list of { item: text, quantity: number }): ');
    expect(section).toMatch(/^Used by .*`removeCoupon`/m);
  });

  test('LAB-05: a failing call has its method and path, and the answer of its fault', () => {
    expect(page).toContain('| `getCart` | shop-api | GET | `/cart/` | |');
    expect(page).toContain(
      '- `unavailable`: 503 with `{"message":"Service unavailable."}`, for `addToCart`, ',
    );
  });

  test('LAB-05: calls with the same method and path are distinguished', () => {
    expect(page).toContain('| `addToCart` | shop-api | POST | `/cart/` | form with `item` |');
    expect(page).toContain('| `createCart` | shop-api | POST | `/cart/` | form without `item` |');
    expect(page).toContain('| `getLegacySuggestions` | shop-api | GET | `/search/` | query `suggest=1` |');
  });
});
