import * as v from 'valibot';
import type { Database } from '#mocks/database.ts';
import { addSignedIn, sendChange, signedIn, state } from '#mocks/stateKinds.ts';
import { returnWallet, walletReturn } from '#schemas/wallet.ts';
import { walletHandlers } from './handlers.ts';
import { balanceOf, statedMovement } from './tables.ts';

const wallet = v.object({
  ...signedIn,
  wallet_id: v.string(),
  balance: v.number(),
  refundable: v.boolean(),
  movements: v.array(statedMovement),
});

async function addWallet(
  db: Database,
  { wallet_id, balance, refundable, movements, ...params }: v.InferOutput<typeof wallet>,
) {
  await addSignedIn(db, params);
  await db.wallets.add({ customer: params.customer.id_customer, wallet_id, refundable });
  for (const row of movements) await db.movements.add({ wallet_id, ...row });
  const sum = balanceOf(db, wallet_id);
  if (sum !== balance)
    throw new Error(`Failed to set the state: the movements come to ${sum}, not ${balance}.`);
}

export const walletStates = {
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
    set: async (db, { payload, ...params }) => {
      await addWallet(db, params);
      await sendChange(db, walletHandlers, returnWallet, { token: params.token, payload });
    },
  }),
};
