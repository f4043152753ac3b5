import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrderItem } from '#fixtures/orders.ts';
import { lineSum, orderSums } from './order.ts';
import { mergedItems } from './orders.ts';

type Sums = typeof orderSums;

const line = (paid_price: number | string, quantity: number, sku = 'A') => ({
  ...anOrderItem({ sku, paid_price }),
  quantity,
});

/** Cents as the decimal text of the amount. */
const written = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const orders = fc.record({
  lines: fc.array(fc.tuple(fc.bigInt(1n, 99_999_999n), fc.integer({ min: 1, max: 10 }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  }),
  shipping: fc.bigInt(0n, 9_999_999n),
});

/** Counts the cents of random orders in whole numbers, for comparison; numbers and texts, in any order. */
function holdsFor(sums: Sums, numRuns: number) {
  fc.assert(
    fc.property(orders, ({ lines, shipping }) => {
      const paid = lines.reduce((sum, [cents, quantity]) => sum + cents * BigInt(quantity), 0n);
      const items = lines.map(([cents, quantity, asText], place) =>
        line(asText ? written(cents) : Number(written(cents)), quantity, `S-${place}`),
      );
      const found = sums({ items, total: written(paid + shipping) });
      expect(found.subtotal).toBe(Number(written(paid)));
      expect(found.shipping).toBe(Number(written(shipping)));
    }),
    { numRuns },
  );
}

test('ORD-04: the sums of 10,000 orders are exact to the cent', () => {
  expect(() => holdsFor(orderSums, 10_000)).not.toThrow();
});

const wrong: Record<string, Sums> = {
  'adds fractions': ({ items, total }) => {
    const subtotal = items.reduce((sum, each) => sum + Number(each.paid_price) * each.quantity, 0);
    return { subtotal, shipping: Number(total) - subtotal, total };
  },
  'cuts cents off': ({ items, total }) => {
    const paid = items.reduce(
      (sum, each) => sum + Math.floor(Number(each.paid_price) * 100) * each.quantity,
      0,
    );
    return { subtotal: paid / 100, shipping: (Math.round(Number(total) * 100) - paid) / 100, total };
  },
  'forgets quantities': ({ items, total }) =>
    orderSums({ items: items.map((i) => ({ ...i, quantity: 1 })), total }),
};

test.each(Object.entries(wrong))('a sum that %s is refused', (_how, sums) => {
  expect(() => holdsFor(sums, 2_000)).toThrow('Property failed');
});

describe('what cannot be summed', () => {
  const items = [line(39599.1, 2)];

  test('ORD-04: the example of the wire has a shipping of 4,500', () => {
    expect(orderSums({ items, total: 83698.2 })).toEqual({
      subtotal: 79198.2,
      shipping: 4500,
      total: 83698.2,
    });
  });

  test.each([
    ['a total that is none', items, 'gratis'],
    ['no total', items, ''],
    ['a total below the lines', items, 100],
    ['a price that is none', [line('', 1)], 100],
    ['an endless price', [line(Number.POSITIVE_INFINITY, 1)], 100],
    ['no lines', [], 100],
  ])('ORD-04: %s leaves the total alone', (_what, lines, total) => {
    expect(orderSums({ items: lines, total })).toEqual({ subtotal: undefined, shipping: undefined, total });
  });

  test.each([
    ['199.90', 399.8],
    ['200', 400],
    [' 199.90 ', 399.8],
    ['-5', -10],
    ['1e3', undefined],
    ['0x10', undefined],
    ['199.90.', undefined],
    ['$ 199', undefined],
    ['', undefined],
  ])('FMT-07: two at the price %j cost %j', (price, sum) => {
    expect(lineSum(price, 2)).toBe(sum);
  });

  test('ORD-02: merged lines cost what they did apart', () => {
    const apart = [line(0.1, 1), line(0.1, 2)];
    expect(orderSums({ items: mergedItems(apart), total: 0.3 }).subtotal).toBe(0.3);
    expect([lineSum(0.1, 3), lineSum('0.1', 3), lineSum('?', 3)]).toEqual([0.3, 0.3, undefined]);
  });
});
