import { expect, test } from 'vitest';
import { addToCart } from '#schemas/cart.ts';
import { signedIn, storeOf } from '#testing/backend/signedIn.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { sessionEnded } from './session/sessionReducer.ts';
import {
  couponCopied,
  couponFailed,
  couponUsed,
  selectCopiedCoupon,
  selectCouponMessages,
} from './coupons.ts';

test('CART-01, COUP-02: a failure is in the list of messages, in its order, until the next', () => {
  const store = storeOf();
  const messages = () => selectCouponMessages(store.getState());
  expect(messages()).toEqual([]);
  store.dispatch(couponFailed(['COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD']));
  expect(messages()).toEqual(['COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD']);
  store.dispatch(couponFailed(['COUPON_INVALID']));
  expect(messages()).toEqual(['COUPON_INVALID']);
});

test('CART-08: the list is empty as soon as a cart request starts', async () => {
  const store = storeOf();
  store.dispatch(couponFailed(['COUPON_INVALID']));
  const args = { hash: 'h', item: 'ZP0001-38', quantity: 1, items: 'ZP0001-38=1' };
  const sent = store.dispatch(endpointOf(addToCart).initiate(args));
  expect(selectCouponMessages(store.getState())).toEqual([]);
  sent.abort();
  expect((await sent).data).toBeUndefined();
});

test('COUP-06: the last copied coupon is kept until it is used', () => {
  const store = storeOf();
  const copied = () => selectCopiedCoupon(store.getState());
  expect(copied()).toBe('');
  store.dispatch(couponCopied('VERANO10'));
  store.dispatch(couponUsed('ENVIO'));
  expect(copied()).toBe('VERANO10');
  store.dispatch(couponUsed('VERANO10'));
  expect(copied()).toBe('');
});

test('STATE-09, STATE-14: nothing is left of it after the end of a session', () => {
  const store = signedIn();
  store.dispatch(couponCopied('ORO15'));
  store.dispatch(couponFailed(['COUPON_INVALID']));
  store.dispatch(sessionEnded('logout'));
  expect([selectCopiedCoupon(store.getState()), selectCouponMessages(store.getState())]).toEqual(['', []]);
});
