import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { mergeRehydratedCart, reconcileCarts, reconcileItems } from './reconcile.ts';

const cartOf = (hash: string, lines: Record<string, number>): Cart =>
  aCart({ hash, items: Object.entries(lines).map(([id, quantity]) => aCartItem({ id, quantity })) });
const linesIn = (cart: Cart | undefined) =>
  Object.fromEntries((cart?.items ?? []).map(({ id, quantity }) => [id, quantity]));

describe('a cart that is read late', () => {
  const persisted = cartOf('h1', { 'AB12-41': 2 });

  test('PERS-06: is the persisted cart if nothing was added meanwhile', () => {
    expect(mergeRehydratedCart(persisted, undefined)).toBe(persisted);
    expect(mergeRehydratedCart(undefined, undefined)).toBeUndefined();
  });

  test('PERS-06: is what was added if none was persisted', () => {
    expect(mergeRehydratedCart(undefined, persisted)).toBe(persisted);
  });

  test('PERS-06: keeps all lines of both carts', () => {
    const merged = mergeRehydratedCart(persisted, cartOf('h2', { 'CD34-38': 1 }));
    expect(linesIn(merged)).toEqual({ 'AB12-41': 2, 'CD34-38': 1 });
    expect(merged?.hash).toBe('');
  });

  test('PERS-06: of one item what was done last counts', () => {
    const added = cartOf('h2', { 'AB12-41': 5 });
    expect(mergeRehydratedCart(persisted, added)).toBe(added);
  });

  test('PERS-06: is older than an answer for the same hash', () => {
    const added = cartOf('h1', {});
    expect(mergeRehydratedCart(persisted, added)).toBe(added);
  });
});

type Lines = [hash: string, lines: Record<string, number>];
type Rule = typeof mergeRehydratedCart;

const lines = fc.dictionary(fc.constantFrom('A-1', 'B-1', 'C-1', 'D-1'), fc.integer({ min: 1, max: 10 }), {
  noNullPrototype: true,
});

const check = (merge: Rule) =>
  fc.assert(
    fc.property(lines, lines, (persisted, added) => {
      const merged = merge(cartOf('h1', persisted), cartOf('h2', added));
      const ids = merged?.items.map(({ id }) => id) ?? [];
      const expected = { ...persisted, ...added };
      const isUnion = Object.entries(expected).every(([id, quantity]) => linesIn(merged)[id] === quantity);
      return isUnion && ids.length === Object.keys(expected).length;
    }),
    { seed: 20241, numRuns: 500 },
  );

test('PERS-06: two carts become one with every item once, the newer quantity of each', () => {
  expect(() => check(mergeRehydratedCart)).not.toThrow();
});

test.each<[string, Rule]>([
  ['keeps only the persisted lines', (persisted) => persisted],
  ['keeps only the added lines', (_persisted, added) => added],
  ['takes the older quantity', (persisted, added) => mergeRehydratedCart(added, persisted)],
  [
    'has an item twice',
    (persisted, added) => persisted && added && { ...added, items: [...persisted.items, ...added.items] },
  ],
])('PERS-06: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});

describe('the carts of two tabs that derive from the same one', () => {
  const h1 = { 'A-1': 1, 'B-1': 1 };

  test.each<[string, Lines | undefined, Lines | undefined, Lines | undefined, 'own' | 'other']>([
    ['nothing here', undefined, undefined, ['h1', h1], 'other'],
    ['made here, nothing there', undefined, ['h1', h1], undefined, 'own'],
    ['emptied there', ['h1', h1], ['h1', h1], undefined, 'other'],
    ['emptied there, with its hash', ['h1', h1], ['h1', h1], ['h1', {}], 'other'],
    ['emptied here', ['h1', h1], undefined, ['h1', h1], 'own'],
    ['emptied in both', ['h1', h1], undefined, undefined, 'own'],
    ['emptied there, changed here', ['h1', h1], ['h1', { 'A-1': 3, 'B-1': 1 }], undefined, 'other'],
    [
      'removed there, changed here',
      ['h1', h1],
      ['h1', { 'A-1': 3, 'B-1': 1 }],
      ['h1', { 'B-1': 1 }],
      'other',
    ],
    ['added there', ['h1', h1], ['h1', h1], ['h1', { ...h1, 'C-1': 1 }], 'other'],
    ['taken off there', ['h1', h1], ['h1', h1], ['h1', { 'B-1': 1 }], 'other'],
    ['changed here', ['h1', h1], ['h1', { 'A-1': 3, 'B-1': 1 }], ['h1', h1], 'own'],
    ['taken off here', ['h1', h1], ['h1', { 'B-1': 1 }], ['h1', h1], 'own'],
    ['made anew there', ['h1', h1], ['h1', h1], ['h2', { 'B-1': 1 }], 'other'],
    ['made of fewer here', ['h1', h1], ['h2', { 'B-1': 1 }], ['h1', h1], 'own'],
    ['merged here', ['h1', h1], ['h2', h1], ['h1', h1], 'own'],
    ['merged there', ['h1', h1], ['h1', h1], ['h2', h1], 'other'],
    ['lost here, emptied there before', ['h1', {}], undefined, ['h1', {}], 'own'],
    ['read again there', ['h1', h1], ['h1', h1], ['h1', h1], 'other'],
    ['the same made twice', undefined, ['h1', h1], ['h2', h1], 'other'],
  ])('KEEP-04: %s: the change of one tab counts', (_case, same, own, other, whose) => {
    const [first, mine, theirs] = [same, own, other].map((cart) => cart && cartOf(...cart));
    expect(reconcileCarts(first, mine, theirs)).toBe(whose === 'own' ? mine : theirs);
  });

  test.each<[string, Lines | undefined, Lines | undefined, Lines | undefined, Lines]>([
    [
      'added in both',
      ['h1', h1],
      ['h1', { ...h1, 'C-1': 1 }],
      ['h1', { ...h1, 'D-1': 2 }],
      ['h1', { ...h1, 'D-1': 2, 'C-1': 1 }],
    ],
    ['emptied there, added here', ['h1', h1], ['h1', { ...h1, 'C-1': 1 }], undefined, ['', { 'C-1': 1 }]],
    ['emptied here, added there', ['h1', h1], undefined, ['h1', { ...h1, 'C-1': 1 }], ['', { 'C-1': 1 }]],
    ['made apart', undefined, ['h1', { 'A-1': 1 }], ['h2', { 'B-1': 1 }], ['', { 'B-1': 1, 'A-1': 1 }]],
    [
      'added to a cart that was left',
      ['h1', h1],
      ['h1', { ...h1, 'C-1': 1 }],
      ['h2', { 'B-1': 1 }],
      ['', { 'B-1': 1, 'C-1': 1 }],
    ],
    [
      'taken off here, added there',
      ['h1', h1],
      ['h1', { 'A-1': 1 }],
      ['h1', { ...h1, 'C-1': 1 }],
      ['h1', { 'A-1': 1, 'C-1': 1 }],
    ],
  ])('KEEP-04: %s: both count', (_case, same, own, other, agreed) => {
    const [first, mine, theirs] = [same, own, other].map((cart) => cart && cartOf(...cart));
    const found = reconcileCarts(first, mine, theirs);
    expect([found?.hash, linesIn(found)]).toEqual(agreed);
    expect(found?.items.map(({ id }) => id)).toEqual(Object.keys(agreed[1]));
  });
});

type Agreement = typeof reconcileCarts;

/**
 * A line that either tab has removed is missing; for others the quantity of the tab that changed it counts, this tab's
 * if both did.
 */
const checkAgreement = (agree: Agreement) =>
  fc.assert(
    fc.property(lines, lines, lines, fc.boolean(), (same, own, other, apart) => {
      const agreed = agree(cartOf('h1', same), cartOf('h1', own), cartOf(apart ? 'h2' : 'h1', other));
      const ids = [...new Set([...Object.keys(same), ...Object.keys(own), ...Object.keys(other)])];
      const isRemoved = (id: string) => id in same && !(id in own && id in other);
      const wanted = (id: string) => (own[id] === same[id] ? other[id] : (own[id] ?? other[id]));
      return ids.every((id) => linesIn(agreed)[id] === (isRemoved(id) ? undefined : wanted(id)));
    }),
    { seed: 20266, numRuns: 1000 },
  );

test('KEEP-04: of two carts that derive from the same one each line is as the tab that changed it has it', () => {
  expect(() => checkAgreement(reconcileCarts)).not.toThrow();
});

test.each<[string, Agreement]>([
  ['takes the newer one', (_same, _own, other) => other],
  ['keeps its own', (_same, own) => own],
  [
    'takes no cart for one that never was',
    (same, own, other) =>
      own?.items.length === 0 || other?.items.length === 0
        ? (own ?? other)
        : reconcileCarts(same, own, other),
  ],
  ['brings back what was removed', (_same, own, other) => mergeRehydratedCart(own, other)],
])('refused is an agreement that %s', (_fault, rule) => {
  expect(() => checkAgreement(rule)).toThrow('Property failed');
});

test.each([
  { what: 'nothing has changed', base: ['a', 'b'], own: ['a', 'b'], other: ['a', 'b'], items: ['a', 'b'] },
  { what: 'the other tab has some that are new', base: [], own: [], other: ['a', 'b'], items: ['a', 'b'] },
  { what: 'this tab has some that are new', base: [], own: ['a'], other: [], items: ['a'] },
  {
    what: 'both have some that are new',
    base: ['a'],
    own: ['a', 'b'],
    other: ['a', 'c'],
    items: ['a', 'b', 'c'],
  },
  { what: 'the other tab has removed one', base: ['a', 'b'], own: ['a', 'b'], other: ['b'], items: ['b'] },
  { what: 'this tab has removed one', base: ['a', 'b'], own: ['a'], other: ['a', 'b'], items: ['a'] },
  { what: 'both have removed all', base: ['a', 'b'], own: [], other: [], items: [] },
])('KEEP-04, CART-22: the items of a guest in two tabs, where $what', ({ base, own, other, items }) => {
  expect(reconcileItems(base, own, other)).toEqual(items);
});

test('KEEP-04: items that are those of this tab are its own list, so that nothing is written', () => {
  const own = ['a'];
  expect(reconcileItems([], own, ['a'])).toBe(own);
});
