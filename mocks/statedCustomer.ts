import * as v from 'valibot';
import { type CustomerRow, personFields } from './customers.ts';
import { hashLife, tokenLife } from './lifetimes.ts';
import type { Session } from './session.ts';

/** A customer in a provider state, in the names of the wire. */
export const statedCustomer = v.object({
  id_customer: v.string(),
  ...personFields,
  id_hash: v.string(),
  visitor_has_orders: v.boolean(),
});

type Stated = v.InferOutput<typeof statedCustomer>;

/** The parameters of a state with a customer who is signed in. */
export const signedIn = { customer: statedCustomer, token: v.string(), fingerprint: v.string() };

/** Registers the customer of a state; `more` replaces what no parameter says. */
export async function addStated(session: Session, stated: Stated, more: Partial<CustomerRow> = {}) {
  const { id_customer, id_hash, visitor_has_orders, ...same } = stated;
  await session.customers.add({
    ...same,
    id: id_customer,
    hash: id_hash,
    hashExpires: session.clock.now().getTime() + hashLife,
    hasOrders: visitor_has_orders,
    socialId: '',
    twoStep: false,
    bankData: null,
    ...more,
  });
}

/** Registers the customer of a state and signs in with the token; `ago` is how long that is past, in ms. */
export async function addSignedIn(
  session: Session,
  { customer, token, fingerprint }: { customer: Stated; token: string; fingerprint: string },
  { ago = 0, ...more }: Partial<CustomerRow> & { ago?: number } = {},
) {
  await addStated(session, customer, more);
  const expires = session.clock.now().getTime() - ago + tokenLife;
  await session.tokens.add({ token, customer: customer.id_customer, fingerprint, expires });
}
