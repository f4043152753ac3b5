import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '#fixtures/orders.ts';
import { nextOffset } from '#rules/account/ownPages.ts';
import { heldOrders, type OrdersPage, toOrder } from './orders.ts';

type Next = typeof nextOffset;
type Held = typeof heldOrders;

const idOf = ({ order_nr }: { order_nr: string }) => order_nr;
const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => String(from + place));
const ordersOf = (all: readonly string[]) => all.map((order_nr) => toOrder(anOrder({ order_nr })));

const visits = fc.record({
  count: fc.nat(13),
  limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  /** The turn before which other orders are made, so that the list moves on; how many, fewer than a page has. */
  made: fc.record({ turn: fc.nat(6), orders: fc.nat(4) }),
  arrival: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
});

type Visit = typeof visits extends fc.Arbitrary<infer Of> ? Of : never;

/** Asks for pages until no more follow; returns them and each answer to "more?". */
function visit({ count, limit, made }: Visit, next: Next) {
  let all = numbers(count, 100);
  const pages: OrdersPage[] = [];
  const more: [received: number, hasMore: boolean][] = [];
  for (let offset: number | undefined = 0, turn = 0; offset !== undefined && turn < 60; turn += 1) {
    const received = ordersOf(all.slice(offset, limit === undefined ? undefined : offset + limit));
    pages.push({ offset, orders: received });
    offset = next(
      pages.map(({ orders }) => orders),
      { idOf, limit, more: 'full' },
    );
    more.push([received.length, offset !== undefined]);
    // Without a limit there is always more (CRED-05): an empty page ends the visit.
    if (received.length === 0) break;
    if (turn === made.turn) all = numbers(made.orders % (limit ?? 5), 20_000).concat(all);
  }
  return { pages, more };
}

function holdsFor({ next = nextOffset, held = heldOrders }: { next?: Next; held?: Held }) {
  fc.assert(
    fc.property(visits, (given) => {
      const { pages, more } = visit(given, next);
      for (const [received, hasMore] of more)
        expect(hasMore).toBe(given.limit === undefined || received === given.limit);
      const shuffled = pages
        .map((page, place) => ({ page, at: given.arrival[place] ?? 0 }))
        .sort((a, b) => a.at - b.at);
      const { list, byNumber } = held(shuffled.map(({ page }) => page));
      // Those that were there at first are all held, in their order; each order of the list once.
      expect(list.filter((number) => Number(number) < 1000)).toEqual(numbers(given.count, 100));
      expect(new Set(list).size).toBe(list.length);
      expect([...byNumber.keys()].toSorted()).toEqual(list.toSorted());
    }),
    { numRuns: 1_000 },
  );
}

test('ORD-06, ORD-07, ORD-08: pages of any size, in any order of arrival, make the whole list', () => {
  expect(() => holdsFor({})).not.toThrow();
});

const wrongNext: Record<string, Next> = {
  'asks again after any entry': (pages, given) => nextOffset(pages, { ...given, more: 'any' }),
  'begins after whole pages': (pages, { limit = 1, ...given }) =>
    nextOffset(pages, { ...given, limit }) === undefined ? undefined : pages.length * (limit - 1),
  'takes a short page for a full one': (pages, given) =>
    (pages.at(-1)?.length ?? 0) >= (given.limit ?? 0) - 1 ? pages.flat().length : undefined,
};

const wrongHeld: Record<string, Held> = {
  'keep the order of arrival': (pages) => heldOrders(pages.map((page) => ({ ...page, offset: 0 }))),
  'repeat an order': (pages) => ({
    ...heldOrders(pages),
    list: pages.toSorted((a, b) => a.offset - b.offset).flatMap(({ orders }) => orders.map(idOf)),
  }),
  'forget the first page': (pages) => heldOrders(pages.filter(({ offset }) => offset > 0)),
};

describe('the property refuses', () => {
  test.each(Object.entries(wrongNext))('a list that %s', (_how, next) => {
    expect(() => holdsFor({ next })).toThrow('Property failed');
  });

  test.each(Object.entries(wrongHeld))('orders that %s', (_how, held) => {
    expect(() => holdsFor({ held })).toThrow('Property failed');
  });
});
