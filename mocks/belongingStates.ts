import * as v from 'valibot';
import { address } from '#schemas/addresses.ts';
import { checkPrices, soldAt } from './knownPrices.ts';
import { addSignedIn, signedIn } from './statedCustomer.ts';
import { state } from './stateKinds.ts';

/** The provider states of what a customer has saved. */
export const belongingStates = {
  'a customer has addresses': state({
    meaning: 'As `a customer is signed in`, with these addresses in this order.',
    params: v.object({ ...signedIn, addresses: v.array(address) }),
    set: async (session, { addresses, ...params }) => {
      await addSignedIn(session, params);
      for (const each of addresses)
        await session.addresses.add({ customer: params.customer.id_customer, ...each });
    },
  }),
  'a customer has a wishlist': state({
    meaning:
      'As `a customer is signed in`, and has saved these products in this order, which are sold at these prices (0: no special price); no size of one that is not available is in stock.',
    params: v.object({
      ...signedIn,
      items: v.array(v.object({ id: v.string(), ...soldAt.entries, available: v.boolean() })),
    }),
    set: async (session, { items, ...params }) => {
      await addSignedIn(session, params);
      for (const { id, available, ...sold } of items) {
        checkPrices(session, sold);
        await session.wishes.add({ id, customer: params.customer.id_customer, sku: sold.sku });
        for (const { skuSimple } of session.world.productOfSku.get(sold.sku)?.sizes ?? [])
          session.stock.set(skuSimple, available ? 3 : 0);
      }
    },
  }),
};
