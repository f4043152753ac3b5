import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { cartDifferences, cartRows, missingForFreeShipping, type RemovedLine } from './shownCart.ts';

describe('cart rows', () => {
  interface Item {
    id: string;
  }

  const all = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
  const without = (...ids: string[]) => all.filter(({ id }) => !ids.includes(id));
  const removed = (id: string, ...before: string[]): RemovedLine<Item> => ({ item: { id }, before });
  const summary = (rows: ReturnType<typeof cartRows<Item>>) =>
    rows.map(({ item, removed: isRemoved }) => (isRemoved ? `(${item.id})` : item.id)).join(' ');

  describe('the rows of a cart', () => {
    test('KEEP-01: a removed line keeps its position', () => {
      expect(summary(cartRows(without('B'), [removed('B', 'A')]))).toBe('A (B) C D');
      expect(summary(cartRows(without('A'), [removed('A')]))).toBe('(A) B C D');
      expect(summary(cartRows(without('D'), [removed('D', 'A', 'B', 'C')]))).toBe('A B C (D)');
    });

    test('KEEP-01: also while the server still has it, and once', () => {
      expect(summary(cartRows(all, [removed('B', 'A')]))).toBe('A (B) C D');
    });

    test('KEEP-01: also when it was the only one', () => {
      expect(summary(cartRows([], [removed('A')]))).toBe('(A)');
    });

    test('without such a line they are the lines', () => {
      expect(summary(cartRows(all, []))).toBe('A B C D');
    });
  });

  type Rule = (items: readonly Item[], removedLines: readonly RemovedLine<Item>[]) => { item: Item }[];

  const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => ({ id }));

  /** Removes lines in any order, drops some of them after their time, and checks that the rest keep their order. */
  const check = (rule: Rule) =>
    fc.assert(
      fc.property(fc.shuffledSubarray(eight), fc.func(fc.boolean()), (removedItems, isOver) => {
        const rowsBefore = eight.map(({ id }) => id);
        const removedLines = removedItems.map((item) => ({
          item,
          before: rowsBefore.slice(0, rowsBefore.indexOf(item.id)),
        }));
        const shown = removedLines.filter(({ item }) => !isOver(item.id));
        const left = eight.filter((item) => !removedItems.includes(item));
        const rows = rule(left, shown).map(({ item }) => item.id);
        const expected = rowsBefore.filter(
          (id) => left.some((item) => item.id === id) || shown.some(({ item }) => item.id === id),
        );
        return rows.join('') === expected.join('');
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('KEEP-01: no row changes its position, whatever is removed in whatever order', () => {
    expect(() => check(cartRows)).not.toThrow();
  });

  test.each<[string, Rule]>([
    ['puts it at the end', (items, removedLines) => [...items.map((item) => ({ item })), ...removedLines]],
    [
      'uses indexes of rows that may have been removed',
      (items, removedLines) => {
        const rows = items.map((item) => ({ item }));
        for (const { item, before } of removedLines) rows.splice(before.length, 0, { item });
        return rows;
      },
    ],
    [
      'looks at the first that stood before it',
      (items, removedLines) => {
        const rows = items.map((item) => ({ item }));
        for (const { item, before } of removedLines) {
          rows.splice(rows.findIndex((row) => before.includes(row.item.id)) + 1, 0, { item });
        }
        return rows;
      },
    ],
  ])('KEEP-01: refused is a rule that %s', (_fault, rule) => {
    expect(() => check(rule)).toThrow('Property failed');
  });
});

describe('cart differences', () => {
  const lago = aCartItem({ id: 'ZP0001-38', quantity: 2 });
  const vestido = aCartItem({
    id: 'CL0301-S',
    name: 'Vestido',
    quantity: 1,
    price: 39_999,
    special_price: 0,
  });
  const shown = aCart({ items: [lago, vestido], total_value: 127_997 });

  const summary = (now: Parameters<typeof cartDifferences>[1]) =>
    cartDifferences(shown, now).map((each) =>
      [
        each.kind,
        ...('item' in each ? [each.item.id] : []),
        ...('from' in each ? [each.from, each.to] : []),
      ].join(' '),
    );

  describe('a cart that was read again', () => {
    test('CART-21: differs in nothing if lines and total are the same', () => {
      expect(summary(aCart({ ...shown, hash: 'other' }))).toEqual([]);
    });

    test('CART-21: differs in nothing by stock, picture or order', () => {
      const items = [vestido, { ...lago, stock: 1, image: '/other.jpg' }];
      expect(summary({ ...shown, items })).toEqual([]);
    });

    test.each([
      ['a line that is gone', { items: [lago] }, ['gone CL0301-S']],
      ['fewer of one', { items: [{ ...lago, quantity: 1 }, vestido] }, ['fewer ZP0001-38 2 1']],
      ['more of one', { items: [lago, { ...vestido, quantity: 4 }] }, ['more CL0301-S 1 4']],
      [
        'a line that was added',
        { items: [lago, vestido, { ...lago, id: 'ZP0001-39' }] },
        ['added ZP0001-39'],
      ],
      [
        'another special price',
        { items: [{ ...lago, special_price: 49_999 }, vestido] },
        ['price ZP0001-38 43999 49999'],
      ],
      [
        'a special price that has ended',
        { items: [{ ...lago, special_price: 0 }, vestido] },
        ['price ZP0001-38 43999 54999'],
      ],
      ['another price', { items: [lago, { ...vestido, price: 41_000 }] }, ['price CL0301-S 39999 41000']],
      ['another total', { total_value: 132_497 }, ['total 127997 132497']],
      ['no lines', { items: [], total_value: 0 }, ['gone ZP0001-38', 'gone CL0301-S', 'total 127997 0']],
    ])('CART-21: differs by %s', (_what, now, expected) => {
      expect(summary({ ...shown, ...now })).toEqual(expected);
    });

    test('CART-21: a regular price behind a special one makes no difference', () => {
      expect(summary({ ...shown, items: [{ ...lago, price: 60_000 }, vestido] })).toEqual([]);
    });

    test('CART-21: everything is named, in the order of the lines, and the total last', () => {
      const now = aCart({ items: [{ ...lago, quantity: 1, special_price: 0 }], total_value: 54_999 });
      expect(summary(now)).toEqual([
        'fewer ZP0001-38 2 1',
        'price ZP0001-38 43999 54999',
        'gone CL0301-S',
        'total 127997 54999',
      ]);
    });
  });
});

describe('free shipping', () => {
  const cartOf = (sub_total_value: number, discount = 0) => ({ sub_total_value, discount });

  describe('the amount missing for free shipping', () => {
    test.each([
      [0, 39_990],
      [39_989, 1],
      [39_990, 0],
      [40_000, 0],
    ])('SHIP-09: of %i in Chile it is %i', (total, missing) => {
      expect(missingForFreeShipping(cartOf(total), countryByCode('cl').freeShippingThreshold)).toBe(missing);
    });

    test('SHIP-09: a discount takes away from it', () => {
      expect(missingForFreeShipping(cartOf(87_998, 8_799.8), 79_999)).toBe(800.8);
    });

    test('SHIP-09: cents add up to cents', () => {
      expect(missingForFreeShipping(cartOf(298.9), 299)).toBe(0.1);
    });
  });

  type Rule = typeof missingForFreeShipping;

  const cents = fc.integer({ min: 0, max: 10_000_000 });

  const check = (missingOf: Rule) =>
    fc.assert(
      fc.property(cents, cents, cents, (subtotal, discount, threshold) => {
        const goods = subtotal - Math.min(discount, subtotal);
        const sums = cartOf(subtotal / 100, Math.min(discount, subtotal) / 100);
        const missing = missingOf(sums, threshold / 100);
        return Math.round(missing * 100) === Math.max(0, threshold - goods);
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('SHIP-09: the missing amount reaches the threshold to the cent', () => {
    expect(() => check(missingForFreeShipping)).not.toThrow();
  });

  test.each<[string, Rule]>([
    ['forgets the discount', ({ sub_total_value }, threshold) => Math.max(0, threshold - sub_total_value)],
    ['goes below 0', ({ sub_total_value, discount }, threshold) => threshold - sub_total_value + discount],
    [
      'asks for one more at the threshold',
      (sums, threshold) => missingForFreeShipping(sums, threshold) || 0.01,
    ],
  ])('SHIP-09: refused is a rule that %s', (_fault, rule) => {
    expect(() => check(rule)).toThrow('Property failed');
  });
});
