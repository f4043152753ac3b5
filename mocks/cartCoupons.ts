import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { changed, isOpen, notFound } from './cart.ts';
import { mostCoupons } from './coupons.ts';
import { handle, refuse } from './handle.ts';
import { tokenNotFound } from './handleForCustomer.ts';
import type { Session } from './session.ts';
import { sessionOfToken } from './signIn.ts';

const refused = (message: string, codes: readonly string[]) =>
  refuse(message, { cart: null, errors: codes.map((code) => ({ code, message })) });

/** The codes of the refusals of a coupon in a cart; none if it can be added. */
function refusalsOf(
  { coupons }: Session,
  code: string,
  customer: string | undefined,
  used: readonly string[],
) {
  if (code === '') return ['COUPON_ENTER_VALID'];
  const coupon = coupons.find(code);
  if (coupon === undefined || (coupon.customer !== '' && coupon.customer !== customer))
    return ['COUPON_INVALID'];
  if (coupon.refusals.length > 0) return coupon.refusals;
  return used.length >= mostCoupons ? ['COUPON_MAX_COUPONS'] : [];
}

export const couponHandlers = [
  handle(addCoupon, async (asked) => {
    const { session, args } = asked;
    const { hash, couponcode: code, token } = args;
    const known = token === undefined ? undefined : sessionOfToken(session, token);
    if (token !== undefined && known === undefined) return tokenNotFound();
    if (!isOpen(session, hash)) return notFound();
    const used = session.carts.find(hash)?.coupons ?? [];
    // The same coupon once more is in the cart already.
    if (!used.includes(code)) {
      const codes = refusalsOf(session, code, known?.customer.id, used);
      if (codes.length > 0) return refused('Invalid coupon', codes);
      await session.carts.change(hash, (row) => {
        row.coupons = [...row.coupons, code];
      });
    }
    return changed(hash, (lines) => lines, asked);
  }),
  handle(removeCoupon, async (asked) => {
    const { session, args } = asked;
    const { hash, couponcode: code } = args;
    if (!isOpen(session, hash)) return notFound();
    const used = session.carts.find(hash)?.coupons ?? [];
    if (!used.includes(code)) return refused('Coupon not removed', ['COUPON_REMOVE_FAILED']);
    await session.carts.change(hash, (row) => {
      row.coupons = row.coupons.filter((each) => each !== code);
    });
    return changed(hash, (lines) => lines, asked);
  }),
];
