import * as v from 'valibot';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';
import { moneyReturn, payloadOf } from './moneyReturn.ts';
import { amount, pageForm, text } from './ownLists.ts';

/** The origin of a credit (API-79). */
export const creditMethods = ['refund', 'promotion', 'gift_card'] as const;

/** A credit of a customer, by its `id_sales_rule` (CRED-01, CRED-02); the shop may not know its `method`. */
const credit = v.object({
  id_sales_rule: v.string(),
  original_amount: amount,
  /** YYYY-MM-DD HH:MM:SS. */
  created_date: text,
  /** YYYY-MM-DD; '' for none. */
  expiry_date: text,
  used_amount: amount,
  available_amount: amount,
  method: text,
  /** '' for none. */
  order_nr: text,
});

/** Reads a page of the customer's credits: `POST {api}/customer/credit` (API-79). */
export const getCredits = endpoint('getCredits', ['API-79'], {
  ...ofCustomer,
  path: 'customer/credit',
  kind: 'read',
  form: v.object(pageForm),
  reply: apiReply({ credits: v.array(credit) }),
});

/** The payload of a request to return the money of a credit (API-86). */
export const creditReturn = payloadOf({ id_sales_rule: v.string(), ...moneyReturn });

/** Asks for the money of a credit: `POST {api}/order/processcredit` (API-85). */
export const returnCredit = endpoint('returnCredit', ['API-85', 'API-86'], {
  ...ofCustomer,
  path: 'order/processcredit',
  kind: 'change',
  form: v.object({ token: v.string(), payload: creditReturn.text }),
  reply: apiReply({}),
});

export type CreditMethod = (typeof creditMethods)[number];

export type Credit = v.InferOutput<typeof credit>;
