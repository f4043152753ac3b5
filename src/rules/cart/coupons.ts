import { withoutSymbols } from '#rules/validation/symbols.ts';
import type { CouponRefusal } from '#schemas/coupons.ts';
import type { Problem } from '#schemas/problem.ts';

/** A change of the coupons of a cart. */
export type CouponChange = 'add' | 'remove';

/** Why a coupon could not be changed: a refusal of the server, no network, or any other failure (COUP-05). */
export type CouponFault = CouponRefusal | 'offline' | 'addFailed' | 'removeFailed';

/** The known refusals by code. */
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

/** The maximum length of a code. Longer texts are not sent, because servers limit the length of a URL. */
const maxLength = 64;

/** Returns the code in a typed text: without symbols, trimmed, in upper case (COUP-07, VAL-37); '' without a code. */
export const couponCode = (text: string): string => withoutSymbols(text).trim().toUpperCase();

/** Returns why a code is not sent (COUP-04); undefined if it can be sent. */
export function faultOfCode(code: string): CouponFault | undefined {
  if (code === '') return 'COUPON_ENTER_VALID';
  return code.length > maxLength ? 'COUPON_INVALID' : undefined;
}

/**
 * Returns the faults of a failed change: the known codes of the server's `errors` in their order, without duplicates. All
 * unknown codes are one general fault, and so is a failure without codes (COUP-05). A call without network has the fault
 * `offline` (ERR-15).
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
