import { describe, expect, test } from 'vitest';
import { addCoupon, couponRefusals, removeCoupon } from '#schemas/coupons.ts';
import { refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import { args, code, known, lines } from './knownCoupon.ts';
import { signedIn } from './knownCustomer.ts';

/** The refusal of a coupon, with the reasons that the shop has texts for. */
const refusedFor = (message: string, ...reasons: string[]) => ({
  reply: {
    error: true,
    message,
    cart: null,
    errors: reasons.map((reason) => ({ code: reason, message })),
  },
  matches: { errors: entryByEntry },
});

const lost = {
  given: 'a cart is unknown' as const,
  params: { hash: 'c4f1e2' },
  args,
  reply: { error: true, message: 'Cart not found', cart: null, errors: [] },
  matches: { message: exactly },
};

describe('a refused coupon', () => {
  test('API-60: of a customer is invalid for a guest', async () => {
    const problem = await refusal(addCoupon, {
      description: 'the coupon of a customer in the cart of a guest',
      given: 'a coupon is that of a customer',
      params: { ...signedIn, ...known },
      args,
      ...refusedFor('Invalid coupon', 'COUPON_INVALID'),
    });
    expect(problem.errors.map((error) => error.code)).toEqual(['COUPON_INVALID']);
  });

  test('API-60: with a token that has expired', async () => {
    const problem = await refusal(addCoupon, {
      description: 'a coupon with a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: { ...args, token: 'tok-140' },
      reply: { error: true, message: 'Requested token not found.' },
      matches: { message: exactly },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });

  test.each(couponRefusals.filter((reason) => reason !== 'COUPON_REMOVE_FAILED'))(
    'API-60, COUP-05: %s',
    async (reason) => {
      const problem = await refusal(addCoupon, {
        description: `a coupon that is refused: ${reason}`,
        given: 'a coupon is refused',
        params: { hash: 'c4f1e2', lines, code, reasons: [reason] },
        args,
        ...refusedFor('Invalid coupon', reason),
      });
      expect(problem.errors.map((error) => error.code)).toEqual([reason]);
    },
  );

  test('API-60, COUP-05: for two reasons, in their order', async () => {
    const reasons = ['COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD'] as const;
    const problem = await refusal(addCoupon, {
      description: 'a coupon that is refused for two reasons',
      given: 'a coupon is refused',
      params: { hash: 'c4f1e2', lines, code, reasons: [...reasons] },
      args,
      ...refusedFor('Invalid coupon', ...reasons),
    });
    expect(problem.errors.map((error) => error.code)).toEqual(reasons);
  });

  test('API-61, COUP-05: that the cart does not have cannot be removed', async () => {
    const problem = await refusal(removeCoupon, {
      description: 'a coupon out of a cart that does not have it',
      given: 'a cart holds items',
      params: { hash: 'c4f1e2', lines, stock: 3 },
      args,
      ...refusedFor('Coupon not removed', 'COUPON_REMOVE_FAILED'),
    });
    expect(problem.errors.map((error) => error.code)).toEqual(['COUPON_REMOVE_FAILED']);
  });
});

describe('a cart that is not there any more', () => {
  test('API-60, CART-15: takes no coupon', async () => {
    const problem = await refusal(addCoupon, {
      description: 'a coupon in a cart that is not there',
      ...lost,
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });

  test('API-61, CART-15: gives no coupon back', async () => {
    const problem = await refusal(removeCoupon, {
      description: 'a coupon out of a cart that is not there',
      ...lost,
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });
});
