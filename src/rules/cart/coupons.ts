import { withoutSymbols } from '#rules/validation/symbols.ts';
import type { CouponRefusal } from '#schemas/coupons.ts';
import type { Problem } from '#schemas/problem.ts';

/** A change of the coupons of a cart. */
export type CouponChange = 'add' | 'remove';

/** Why a coupon was not added or removed: a refusal of the server, no network, or any other failure (COUP-05). */
export type CouponFault = CouponRefusal | 'offline' | 'addFailed' | 'removeFailed';

/** All of them by their codes; a refusal that is not here is unknown. */
// Stryker disable BooleanLiteral: only the keys are used
const known: Readonly<Record<CouponRefusal, true>> = {
  COUPON_INVALID: true,
  COUPON_ENTER_VALID: true,
  COUPON_PRODUCT_NOT_INCLUDED: true,
  COUPON_REMOVE_FAILED: true,
  COUPON_MAX_DISCOUNT: true,
  COUPON_MAX_COUPONS: true,
  COUPON_NOT_COMBINABLE: true,
  COUPON_NOT_ON_DISCOUNTED: true,
  COUPON_NOT_ON_GIFT_CARD: true,
  COUPON_RECENT_PURCHASE_ONLY: true,
  COUPON_CREDIT_LIMIT: true,
};
// Stryker restore BooleanLiteral

const isKnown = (code: string): code is CouponRefusal => Object.hasOwn(known, code);

/** Longer texts are no codes: they are not sent, because servers limit the length of an address. */
const longest = 64;

/** A code as it is sent: without symbols, trimmed and in upper case (COUP-07, VAL-37); '' without one. */
export const couponCode = (text: string): string => withoutSymbols(text).trim().toUpperCase();

/** What is wrong with a code before it is sent (COUP-04); undefined if the server has to decide. */
export function faultOfCode(code: string): CouponFault | undefined {
  if (code === '') return 'COUPON_ENTER_VALID';
  return code.length > longest ? 'COUPON_INVALID' : undefined;
}

/**
 * The faults of a change that failed, in the order of the server's `errors` and each once: codes that are not known, and
 * failures without any, are one fault of the change (COUP-05). Without network that is the fault (ERR-15).
 */
export function couponFaults(
  change: CouponChange,
  { errors, status }: Pick<Problem, 'errors' | 'status'>,
  online: boolean,
): CouponFault[] {
  const otherwise = change === 'add' ? 'addFailed' : 'removeFailed';
  if (!online && status === undefined) return ['offline'];
  const faults = errors.map(({ code }) => (isKnown(code) ? code : otherwise));
  return faults.length === 0 ? [otherwise] : [...new Set(faults)];
}
