/** The parts of the cart that are loaded when the page is idle, in one request: what sends a coupon comes with its field. */
export { saveLine } from '#flows/cart/savedLines.ts';
export { sendCoupon } from '#flows/cart/sendCoupon.ts';
export { CopiedCoupon, CouponForm } from './CouponForm.tsx';
export { SavedLines } from './SavedLines.tsx';
