import * as v from 'valibot';
import { lines } from './cartStates.ts';
import { itemsAt, sellItems } from './knownPrices.ts';
import type { Session } from './session.ts';
import { addSignedIn, signedIn } from './statedCustomer.ts';
import { state } from './stateKinds.ts';

const cart = v.object({ hash: v.string(), lines });

/** A customer who is signed in and has a cart, and items at known prices. */
const owned = { ...signedIn, cart, ...itemsAt };

type Owned = v.InferOutput<v.ObjectSchema<typeof owned, undefined>>;

async function addOwned(session: Session, { cart: own, items, shipping, ...params }: Owned) {
  sellItems(session, { items, shipping });
  await addSignedIn(session, params);
  await session.carts.add({ ...own, customer: params.customer.id_customer });
}

/** The provider states of the carts of customers. */
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
    set: async (session, { guest, ...params }) => {
      await addOwned(session, params);
      await session.carts.add(guest);
    },
  }),
  'the cart of a guest holds a sold-out item': state({
    meaning:
      'As `a customer and a guest have carts`, and meanwhile the last of the one item was sold to another.',
    params: v.object({ ...owned, guest: cart, soldOut: v.string() }),
    set: async (session, { guest, soldOut, ...params }) => {
      await addOwned(session, params);
      await session.carts.add(guest);
      session.stock.set(soldOut, 0);
    },
  }),
  'the cart of a guest was merged': state({
    meaning:
      'As `a customer has a cart`, and the cart of the other hash, which a guest had made, was merged into it.',
    params: v.object({ ...owned, merged: v.string() }),
    set: async (session, { merged, ...params }) => {
      await addOwned(session, params);
      await session.carts.add({ hash: merged, lines: [], mergedInto: params.cart.hash });
    },
  }),
  'a cart is that of another customer': state({
    meaning: 'As `a customer is signed in`, and the cart of the hash belongs to another customer.',
    params: v.object({ ...signedIn, hash: v.string() }),
    set: async (session, { hash, ...params }) => {
      await addSignedIn(session, params);
      await session.carts.add({ hash, lines: [], customer: 'another' });
    },
  }),
};
