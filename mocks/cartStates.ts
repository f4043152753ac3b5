import * as v from 'valibot';
import { itemsAt, sellItems } from './knownPrices.ts';
import { seeded, state } from './stateKinds.ts';

/** The lines of a cart in a provider state. */
export const lines = v.array(v.object({ item: v.string(), quantity: v.number() }));

/** The provider states of the cart. */
export const cartStates = {
  'items are in stock': state({
    meaning: 'Each item can be sold at least so many times.',
    params: v.object({ items: v.array(v.string()), stock: v.number() }),
    set: (session, { items, stock }) => items.forEach((item) => session.stock.set(item, stock)),
  }),
  'an item is sold out': state({
    meaning: 'The one item is in stock, the other is not.',
    params: v.object({ item: v.string(), soldOut: v.string() }),
    set: (session, { item, soldOut }) => {
      session.stock.set(item, 3);
      session.stock.set(soldOut, 0);
    },
  }),
  'a cart holds items': state({
    meaning: 'The cart of the hash has these lines, and each item can be sold at least so many times.',
    params: v.object({
      hash: v.string(),
      lines,
      stock: v.number(),
    }),
    set: async (session, { hash, lines, stock }) => {
      for (const { item } of lines) session.stock.set(item, stock);
      await session.carts.add({ hash, lines });
    },
  }),
  'an item is unknown': state({
    meaning: 'The cart of the hash has the one item, which can be sold; no product has the other.',
    params: v.object({ hash: v.string(), item: v.string(), unknown: v.string() }),
    set: async (session, { hash, item }) => {
      session.stock.set(item, 3);
      await session.carts.add({ hash, lines: [{ item, quantity: 1 }] });
    },
  }),
  'items are sold at these prices': state({
    meaning:
      'The cart of the hash has these lines. Each item is sold at these prices (0: no special price), ten times at least. Without coupons nothing is discounted, and an order that is not shipped free of charge costs this shipping.',
    params: v.object({
      hash: v.string(),
      lines,
      ...itemsAt,
    }),
    set: async (session, { hash, lines, ...sold }) => {
      sellItems(session, sold);
      await session.carts.add({ hash, lines });
    },
  }),
  'an item of a cart is sold out': state({
    meaning: 'The cart of the hash has one of each item, and meanwhile the last of one was sold to another.',
    params: v.object({ hash: v.string(), item: v.string(), soldOut: v.string() }),
    set: async (session, { hash, item, soldOut }) => {
      session.stock.set(item, 3);
      session.stock.set(soldOut, 0);
      const lines = [item, soldOut].map((each) => ({ item: each, quantity: 1 }));
      await session.carts.add({ hash, lines });
    },
  }),
  'a cart is unknown': seeded({
    meaning: 'No cart is kept under the hash.',
    params: v.object({ hash: v.string() }),
    reliesOn: 'no cart under the hash: an earlier state may have added one.',
  }),
};
