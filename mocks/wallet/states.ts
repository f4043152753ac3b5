import * as v from 'valibot';
import type { Session } from '#mocks/session.ts';
import { addSignedIn, sendChange, signedIn, state } from '#mocks/stateKinds.ts';
import { creditReturn, returnCredit } from '#schemas/credits.ts';
import { returnWallet, walletReturn } from '#schemas/wallet.ts';
import { walletHandlers } from './handlers.ts';
import { balanceOf, statedCredit, statedMembership, statedMovement } from './tables.ts';

const credits = v.object({ ...signedIn, credits: v.array(statedCredit) });

async function addCredits(session: Session, { credits: rows, ...params }: v.InferOutput<typeof credits>) {
  await addSignedIn(session, params);
  for (const row of rows) await session.credits.add({ customer: params.customer.id_customer, ...row });
}

const wallet = v.object({
  ...signedIn,
  wallet_id: v.string(),
  balance: v.number(),
  refundable: v.boolean(),
  movements: v.array(statedMovement),
});

async function addWallet(
  session: Session,
  { wallet_id, balance, refundable, movements, ...params }: v.InferOutput<typeof wallet>,
) {
  await addSignedIn(session, params);
  await session.wallets.add({ customer: params.customer.id_customer, wallet_id, refundable });
  for (const row of movements) await session.movements.add({ wallet_id, ...row });
  const sum = balanceOf(session, wallet_id);
  if (sum !== balance)
    throw new Error(`Failed to set the state: the movements come to ${sum}, not ${balance}.`);
}

export const walletStates = {
  'a customer has credits': state({
    meaning:
      'As `a customer is signed in`, and has these credits, the newest first. An expired credit has nothing available.',
    params: credits,
    set: addCredits,
  }),
  'a customer has asked for the money of a credit': state({
    meaning:
      'As `a customer has credits`, and she has requested the money of one since then: set the state up by sending the payload to the call `returnCredit` itself, so that its effect is tested.',
    params: v.object({ ...credits.entries, payload: creditReturn.text }),
    set: async (session, { payload, ...params }) => {
      await addCredits(session, params);
      await sendChange(session, walletHandlers, returnCredit, { token: params.token, payload });
    },
  }),
  'a customer has a wallet': state({
    meaning:
      'As `a customer is signed in`, and has a wallet of this id, with these movements, the newest first, which come to this balance; `refundable` says whether it can be paid out.',
    params: wallet,
    set: addWallet,
  }),
  'a customer has asked for the money of her wallet': state({
    meaning:
      'As `a customer has a wallet`, and she has requested the balance since then: set the state up by sending the payload to the call `returnWallet` itself, so that its effect is tested.',
    params: v.object({ ...wallet.entries, payload: walletReturn.text }),
    set: async (session, { payload, ...params }) => {
      await addWallet(session, params);
      await sendChange(session, walletHandlers, returnWallet, { token: params.token, payload });
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
