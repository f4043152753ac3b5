import * as v from 'valibot';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';
import { moneyReturn, payloadOf } from './moneyReturn.ts';
import { amount, pageForm, text } from './ownLists.ts';

/** Why the balance of a wallet has changed (WALL-03, WALL-04). */
export const movementTypes = ['in', 'out', 'return', 'promotion', 'gift_card', 'expired'] as const;

/** A movement of a wallet; its sign follows from its type, which may be one that the shop does not know (WALL-06). */
const movement = v.object({
  id: v.string(),
  type: text,
  /** Never negative. */
  amount,
  /** YYYY-MM-DD HH:MM:SS. */
  date: text,
  /** YYYY-MM-DD; '' for none. */
  expiry_date: text,
  description: text,
  /** '' for none. */
  order_nr: text,
});

const call = { ...ofCustomer, kind: 'read' } as const;
const form = v.object({ token: v.string() });

/** Reads what can be done with the wallet: `POST {api}/customer/configwallet` (API-81). */
export const getWalletConfig = endpoint('getWalletConfig', ['API-81'], {
  ...call,
  path: 'customer/configwallet',
  form,
  // Without a clear yes no return is offered (WALL-09).
  reply: apiReply({ config: v.object({ refundable: v.fallback(v.boolean(), false) }) }),
});

/** Reads the wallet: `POST {api}/customer/wallet` (API-82). */
export const getWallet = endpoint('getWallet', ['API-82'], {
  ...call,
  path: 'customer/wallet',
  form,
  reply: apiReply({ wallet: v.object({ wallet_id: v.string(), balance: amount }) }),
});

/** Reads a page of the movements of a wallet: `POST {api}/wallet/movements` (API-83). */
export const getMovements = endpoint('getMovements', ['API-83'], {
  ...call,
  path: 'wallet/movements',
  form: v.object({
    token: v.string(),
    wallet_id: v.string(),
    limit: pageForm.limit,
    offset: pageForm.offset,
  }),
  reply: apiReply({ movements: v.array(movement) }),
});

/** The payload of a request to return the balance of a wallet (API-86). */
export const walletReturn = payloadOf(moneyReturn);

/** Asks for the balance of the wallet: `POST {api}/wallet/returnrequest` (API-84). */
export const returnWallet = endpoint('returnWallet', ['API-84', 'API-86'], {
  ...call,
  path: 'wallet/returnrequest',
  kind: 'change',
  form: v.object({ token: v.string(), payload: walletReturn.text }),
  reply: apiReply({}),
});

export type MovementType = (typeof movementTypes)[number];

export type Movement = v.InferOutput<typeof movement>;

/** A wallet with what can be done with it. */
export interface Wallet {
  wallet_id: string;
  balance: number | string;
  /** Whether its money can be paid out. */
  refundable: boolean;
}
