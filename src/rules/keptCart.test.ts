import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { mergedCart, mergedHistory } from './keptCart.ts';

const cartOf = (hash: string, lines: Record<string, number>): Cart =>
  aCart({ hash, items: Object.entries(lines).map(([id, quantity]) => aCartItem({ id, quantity })) });
const linesIn = (cart: Cart | undefined) =>
  Object.fromEntries((cart?.items ?? []).map(({ id, quantity }) => [id, quantity]));

describe('a cart that is read late', () => {
  const kept = cartOf('h1', { 'AB12-41': 2 });

  test('PERS-06: is the cart, where nothing was made meanwhile', () => {
    expect(mergedCart(kept, undefined)).toBe(kept);
    expect(mergedCart(undefined, undefined)).toBeUndefined();
  });

  test('PERS-06: takes nothing from the one that was made meanwhile, and loses nothing', () => {
    const merged = mergedCart(kept, cartOf('h2', { 'CD34-38': 1 }));
    expect(linesIn(merged)).toEqual({ 'AB12-41': 2, 'CD34-38': 1 });
    expect(merged?.hash).toBe('');
  });

  test('PERS-06: of one item what was done last counts', () => {
    const made = cartOf('h2', { 'AB12-41': 5 });
    expect(mergedCart(kept, made)).toBe(made);
  });

  test('PERS-06: is older than an answer for the same hash', () => {
    const made = cartOf('h1', {});
    expect(mergedCart(kept, made)).toBe(made);
  });
});

type Rule = typeof mergedCart;

const lines = fc.dictionary(fc.constantFrom('A-1', 'B-1', 'C-1', 'D-1'), fc.integer({ min: 1, max: 10 }), {
  noNullPrototype: true,
});

const check = (merge: Rule) =>
  fc.assert(
    fc.property(lines, lines, (kept, made) => {
      const merged = merge(cartOf('h1', kept), cartOf('h2', made));
      const ids = merged?.items.map(({ id }) => id) ?? [];
      const expected = { ...kept, ...made };
      const isUnion = Object.entries(expected).every(([id, quantity]) => linesIn(merged)[id] === quantity);
      return isUnion && ids.length === Object.keys(expected).length;
    }),
    { seed: 20241, numRuns: 500 },
  );

test('PERS-06: two carts become one with every item once, the newer quantity of each', () => {
  expect(() => check(mergedCart)).not.toThrow();
});

test.each<[string, Rule]>([
  ['keeps what was kept alone', (kept) => kept],
  ['keeps what was made alone', (_kept, made) => made],
  ['takes the older quantity', (kept, made) => mergedCart(made, kept)],
  ['has an item twice', (kept, made) => kept && made && { ...made, items: [...kept.items, ...made.items] }],
])('PERS-06: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});

test.each([
  [['/mujer/'], ['/cart'], ['/mujer/', '/cart']],
  [['/mujer/', '/cart'], ['/cart'], ['/mujer/', '/cart']],
  [['/mujer/'], [], []],
  [[], ['/cart'], ['/cart']],
])('PERS-06, PERS-07: the history %j, with %j visited meanwhile, is %j', (kept, made, history) => {
  expect(mergedHistory(kept, made)).toEqual(history);
});
