import * as v from 'valibot';
import type { Database } from '#mocks/database.ts';
import { addSignedIn, itemsAt, seeded, sellItems, signedIn, state } from '#mocks/stateKinds.ts';
import { couponRefusals } from '#schemas/coupons.ts';

/** The lines of a cart in a provider state. */
const lines = v.array(v.object({ item: v.string(), quantity: v.number() }));

export const cartStates = {
  'items are in stock': state({
    meaning: 'Each item can be sold at least so many times.',
    params: v.object({ items: v.array(v.string()), stock: v.number() }),
    set: (db, { items, stock }) => items.forEach((item) => db.stock.set(item, stock)),
  }),
  'an item is sold out': state({
    meaning: 'The one item is in stock, the other is not.',
    params: v.object({ item: v.string(), soldOut: v.string() }),
    set: (db, { item, soldOut }) => {
      db.stock.set(item, 3);
      db.stock.set(soldOut, 0);
    },
  }),
  'a cart holds items': state({
    meaning: 'The cart of the hash has these lines, and each item can be sold at least so many times.',
    params: v.object({
      hash: v.string(),
      lines,
      stock: v.number(),
    }),
    set: async (db, { hash, lines, stock }) => {
      for (const { item } of lines) db.stock.set(item, stock);
      await db.carts.add({ hash, lines });
    },
  }),
  'an item is unknown': state({
    meaning: 'The cart of the hash has the one item, which can be sold; no product has the other.',
    params: v.object({ hash: v.string(), item: v.string(), unknown: v.string() }),
    set: async (db, { hash, item }) => {
      db.stock.set(item, 3);
      await db.carts.add({ hash, lines: [{ item, quantity: 1 }] });
    },
  }),
  'items are sold at these prices': state({
    meaning:
      'The cart of the hash has these lines. Each item is sold at these prices (0: no special price) and shipped free of charge or not, ten times at least. Without coupons nothing is discounted, and an order that is not shipped free of charge costs this shipping.',
    params: v.object({
      hash: v.string(),
      lines,
      ...itemsAt,
    }),
    set: async (db, { hash, lines, ...sold }) => {
      sellItems(db, sold);
      await db.carts.add({ hash, lines });
    },
  }),
  'an item of a cart is sold out': state({
    meaning: 'The cart of the hash has one of each item, and meanwhile the last of one was sold to another.',
    params: v.object({ hash: v.string(), item: v.string(), soldOut: v.string() }),
    set: async (db, { hash, item, soldOut }) => {
      db.stock.set(item, 3);
      db.stock.set(soldOut, 0);
      const lines = [item, soldOut].map((each) => ({ item: each, quantity: 1 }));
      await db.carts.add({ hash, lines });
    },
  }),
  'a cart is unknown': seeded({
    meaning: 'No cart is kept under the hash.',
    params: v.object({ hash: v.string() }),
    reliesOn: 'no cart under the hash: an earlier state may have added one.',
  }),
};

const cart = v.object({ hash: v.string(), lines });

/** A signed-in customer with a cart, and items at known prices. */
const owned = { ...signedIn, cart, ...itemsAt };

type Owned = v.InferOutput<v.ObjectSchema<typeof owned, undefined>>;

async function addOwned(db: Database, { cart: own, items, shipping, ...params }: Owned) {
  sellItems(db, { items, shipping });
  await addSignedIn(db, params);
  await db.carts.add({ ...own, customer: params.customer.id_customer });
}

export const customerCartStates = {
  'a customer has a cart': state({
    meaning:
      'As `a customer is signed in`, and her cart has this hash and these lines. The items are sold as in `items are sold at these prices`.',
    params: v.object(owned),
    set: addOwned,
  }),
  'a customer and a guest have carts': state({
    meaning: 'As `a customer has a cart`, and a guest has made the other cart.',
    params: v.object({ ...owned, guest: cart }),
    set: async (db, { guest, ...params }) => {
      await addOwned(db, params);
      await db.carts.add(guest);
    },
  }),
  'the cart of a guest holds a sold-out item': state({
    meaning:
      'As `a customer and a guest have carts`, and meanwhile the last of the one item was sold to another.',
    params: v.object({ ...owned, guest: cart, soldOut: v.string() }),
    set: async (db, { guest, soldOut, ...params }) => {
      await addOwned(db, params);
      await db.carts.add(guest);
      db.stock.set(soldOut, 0);
    },
  }),
  'the cart of a guest was merged': state({
    meaning:
      'As `a customer has a cart`, and the cart of the other hash, which a guest had made, was merged into it.',
    params: v.object({ ...owned, merged: v.string() }),
    set: async (db, { merged, ...params }) => {
      await addOwned(db, params);
      await db.carts.add({ hash: merged, lines: [], mergedInto: params.cart.hash });
    },
  }),
  'a cart is that of another customer': state({
    meaning: 'As `a customer is signed in`, and the cart of the hash belongs to another customer.',
    params: v.object({ ...signedIn, hash: v.string() }),
    set: async (db, { hash, ...params }) => {
      await addSignedIn(db, params);
      await db.carts.add({ hash, lines: [], customer: 'another' });
    },
  }),
};

/** A coupon for a percentage of the price of every item. */
const coupon = v.object({ code: v.string(), label: v.string(), percent: v.number() });

const priced = { hash: v.string(), lines, ...itemsAt, coupon };

type Priced = v.InferOutput<v.ObjectSchema<typeof priced, undefined>>;

/** Replaces a coupon of the seed. */
async function giveOut({ coupons }: Database, row: Parameters<Database['coupons']['add']>[0]) {
  if (coupons.find(row.code)) await coupons.remove(row.code);
  await coupons.add(row);
}

async function addPriced(
  db: Database,
  { hash, lines, coupon, ...sold }: Priced,
  used: readonly Priced['coupon'][] = [],
) {
  sellItems(db, sold);
  for (const each of [coupon, ...used.filter(({ code }) => code !== coupon.code)])
    // oxlint-disable-next-line no-await-in-loop -- A table takes one row after the other.
    await giveOut(db, each);
  await db.carts.add({ hash, lines, coupons: used.map(({ code }) => code) });
}

/** The provider states of coupons. */
export const couponStates = {
  'a coupon can be used': state({
    meaning:
      'As `items are sold at these prices`, and everybody can use the coupon: it takes this percentage off the price of every item. Shipping that is free from a sum on has to be paid if the rest is below it.',
    params: v.object(priced),
    set: (db, params) => addPriced(db, params),
  }),
  'a cart has a coupon': state({
    meaning: 'As `a coupon can be used`, and the cart of the hash has it.',
    params: v.object(priced),
    set: (db, params) => addPriced(db, params, [params.coupon]),
  }),
  'a cart has two coupons': state({
    meaning: 'As `a cart has a coupon`, and the cart has the other one too, which everybody can use.',
    params: v.object({ ...priced, other: coupon }),
    set: (db, { other, ...params }) => addPriced(db, params, [params.coupon, other]),
  }),
  'a cart has one of two coupons': state({
    meaning:
      'As `a cart has a coupon`, and everybody can use the other one too, which the cart does not have yet.',
    params: v.object({ ...priced, other: coupon }),
    set: async (db, { other, ...params }) => {
      await addPriced(db, params, [params.coupon]);
      await giveOut(db, other);
    },
  }),
  'the cart of a guest has a coupon': state({
    meaning:
      'As `a customer is signed in`, whose own cart is empty, and a guest has made the cart of the other hash, which is as in `a cart has a coupon`.',
    params: v.object({ ...signedIn, ...priced, own: v.string() }),
    set: async (db, { customer, token, fingerprint, own, ...params }) => {
      await addSignedIn(db, { customer, token, fingerprint });
      await addPriced(db, params, [params.coupon]);
      await db.carts.add({ hash: own, lines: [], customer: customer.id_customer });
    },
  }),
  'a coupon is that of a customer': state({
    meaning: 'As `a customer is signed in` and `a coupon can be used`, but by that customer alone.',
    params: v.object({ ...signedIn, ...priced }),
    set: async (db, { customer, token, fingerprint, ...params }) => {
      await addSignedIn(db, { customer, token, fingerprint });
      await addPriced(db, params);
      await giveOut(db, { ...params.coupon, customer: customer.id_customer });
    },
  }),
  'a coupon is refused': state({
    meaning: 'The cart of the hash has these lines, and the coupon cannot be used in it, for these reasons.',
    params: v.object({
      hash: v.string(),
      lines,
      code: v.string(),
      reasons: v.array(v.picklist(couponRefusals)),
    }),
    set: async (db, { hash, lines, code, reasons }) => {
      for (const { item } of lines) db.stock.set(item, 10);
      await giveOut(db, { code, label: '', percent: 0, refusals: reasons });
      await db.carts.add({ hash, lines });
    },
  }),
};
