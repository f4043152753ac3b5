import * as v from 'valibot';
import { addSignedIn, signedIn } from './statedCustomer.ts';
import { state } from './stateKinds.ts';
import { balanceOf, statedCredit, statedMembership, statedMovement } from './walletTables.ts';

/** The provider states of credits, wallets and memberships. */
export const walletStates = {
  'a customer has credits': state({
    meaning:
      'As `a customer is signed in`, and has these credits, the newest first. Of one that has expired nothing is available.',
    params: v.object({ ...signedIn, credits: v.array(statedCredit) }),
    set: async (session, { credits, ...params }) => {
      await addSignedIn(session, params);
      for (const row of credits) await session.credits.add({ customer: params.customer.id_customer, ...row });
    },
  }),
  'a customer has a wallet': state({
    meaning:
      'As `a customer is signed in`, and has a wallet of this id, with these movements, the newest first, which come to this balance; `refundable` says whether it can be paid out.',
    params: v.object({
      ...signedIn,
      wallet_id: v.string(),
      balance: v.number(),
      refundable: v.boolean(),
      movements: v.array(statedMovement),
    }),
    set: async (session, { wallet_id, balance, refundable, movements, ...params }) => {
      await addSignedIn(session, params);
      await session.wallets.add({ customer: params.customer.id_customer, wallet_id, refundable });
      for (const row of movements) await session.movements.add({ wallet_id, ...row });
      const sum = balanceOf(session, wallet_id);
      if (sum !== balance)
        throw new Error(`Failed to set the state: the movements come to ${sum}, not ${balance}.`);
    },
  }),
  'a customer has memberships': state({
    meaning: 'As `a customer is signed in`, and has these memberships in this order.',
    params: v.object({ ...signedIn, memberships: v.array(statedMembership) }),
    set: async (session, { memberships, ...params }) => {
      await addSignedIn(session, params);
      const customer = params.customer.id_customer;
      for (const row of memberships) await session.memberships.add({ customer, ...row });
    },
  }),
  'content is kept under a key': state({
    meaning: 'The content team has written this HTML under the key.',
    params: v.object({ key: v.string(), html: v.string() }),
    set: async ({ contents }, row) => {
      if (contents.find(row.key)) await contents.remove(row.key);
      await contents.add(row);
    },
  }),
};
