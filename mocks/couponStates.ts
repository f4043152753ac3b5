import * as v from 'valibot';
import { couponRefusals } from '#schemas/coupons.ts';
import { lines } from './cartStates.ts';
import type { Session } from './session.ts';
import { addSignedIn, itemsAt, sellItems, signedIn, state } from './stateKinds.ts';

/** A coupon for a percentage of the price of every item. */
const coupon = v.object({ code: v.string(), label: v.string(), percent: v.number() });

const priced = { hash: v.string(), lines, ...itemsAt, coupon };

type Priced = v.InferOutput<v.ObjectSchema<typeof priced, undefined>>;

/** Replaces a coupon of the seed. */
async function giveOut({ coupons }: Session, row: Parameters<Session['coupons']['add']>[0]) {
  if (coupons.find(row.code)) await coupons.remove(row.code);
  await coupons.add(row);
}

async function addPriced(
  session: Session,
  { hash, lines, coupon, ...sold }: Priced,
  used: readonly Priced['coupon'][] = [],
) {
  sellItems(session, sold);
  for (const each of [coupon, ...used.filter(({ code }) => code !== coupon.code)])
    // oxlint-disable-next-line no-await-in-loop -- A table takes one row after the other.
    await giveOut(session, each);
  await session.carts.add({ hash, lines, coupons: used.map(({ code }) => code) });
}

/** The provider states of coupons. */
export const couponStates = {
  'a coupon can be used': state({
    meaning:
      'As `items are sold at these prices`, and everybody can use the coupon: it takes this percentage off the price of every item. Shipping that is free from a sum on has to be paid if the rest is below it.',
    params: v.object(priced),
    set: (session, params) => addPriced(session, params),
  }),
  'a cart has a coupon': state({
    meaning: 'As `a coupon can be used`, and the cart of the hash has it.',
    params: v.object(priced),
    set: (session, params) => addPriced(session, params, [params.coupon]),
  }),
  'a cart has two coupons': state({
    meaning: 'As `a cart has a coupon`, and the cart has the other one too, which everybody can use.',
    params: v.object({ ...priced, other: coupon }),
    set: (session, { other, ...params }) => addPriced(session, params, [params.coupon, other]),
  }),
  'a cart has one of two coupons': state({
    meaning:
      'As `a cart has a coupon`, and everybody can use the other one too, which the cart does not have yet.',
    params: v.object({ ...priced, other: coupon }),
    set: async (session, { other, ...params }) => {
      await addPriced(session, params, [params.coupon]);
      await giveOut(session, other);
    },
  }),
  'the cart of a guest has a coupon': state({
    meaning:
      'As `a customer is signed in`, whose own cart is empty, and a guest has made the cart of the other hash, which is as in `a cart has a coupon`.',
    params: v.object({ ...signedIn, ...priced, own: v.string() }),
    set: async (session, { customer, token, fingerprint, own, ...params }) => {
      await addSignedIn(session, { customer, token, fingerprint });
      await addPriced(session, params, [params.coupon]);
      await session.carts.add({ hash: own, lines: [], customer: customer.id_customer });
    },
  }),
  'a coupon is that of a customer': state({
    meaning: 'As `a customer is signed in` and `a coupon can be used`, but by that customer alone.',
    params: v.object({ ...signedIn, ...priced }),
    set: async (session, { customer, token, fingerprint, ...params }) => {
      await addSignedIn(session, { customer, token, fingerprint });
      await addPriced(session, params);
      await giveOut(session, { ...params.coupon, customer: customer.id_customer });
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
    set: async (session, { hash, lines, code, reasons }) => {
      for (const { item } of lines) session.stock.set(item, 10);
      await giveOut(session, { code, label: '', percent: 0, refusals: reasons });
      await session.carts.add({ hash, lines });
    },
  }),
};
