import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { entryByEntry, equal, exactly } from '#contracts/pact/matchers.ts';
import { signedIn } from './knownCustomer.ts';
import { args, code, known } from './knownCoupon.ts';
import { sameAmounts } from './soldItems.ts';

const sameCart = {
  'cart.hash': exactly,
  'cart.items': entryByEntry,
  'cart.items.*.id': exactly,
  'cart.items.*.quantity': exactly,
  ...sameAmounts,
};
const sameCoupon = { ...sameCart, [`cart.coupon.coupons.${code}.amount`]: exactly };

/** The cart of two shoes with the coupon, by which it is below what is shipped free of charge. */
const reduced = aCartReply({
  cart: aCart({
    discount: 8_799.8,
    total_value: 83_698.2,
    shippingAmountTotal: 4_500,
    coupon: { coupons: { [code]: { code, label: '10 % de descuento', amount: 8_799.8 } } },
    items: [aCartItem({ paid_price: 39_599.1 })],
  }),
});

const other = { code: 'INVIERNO5', label: '5 % de descuento', percent: 5 };

describe('a coupon', () => {
  test('API-60, API-62, COUP-08: is added to a cart, whose sums have it', async () => {
    const added = await interaction(addCoupon, {
      description: 'a coupon in a cart',
      given: 'a coupon can be used',
      params: known,
      args,
      reply: reduced,
      matches: sameCoupon,
    });
    expect(added).toEqual(reduced);
  });

  test('API-60: that the cart has already changes nothing', async () => {
    const added = await interaction(addCoupon, {
      description: 'a coupon in a cart that has it',
      given: 'a cart has a coupon',
      params: known,
      args,
      reply: reduced,
      matches: sameCoupon,
    });
    expect(added).toEqual(reduced);
  });

  test('API-60, COUP-08: is added to another one, which stays', async () => {
    const reply = aCartReply({
      cart: aCart({
        discount: 13_199.7,
        total_value: 79_298.3,
        shippingAmountTotal: 4_500,
        coupon: {
          coupons: {
            [code]: { code, label: '10 % de descuento', amount: 8_799.8 },
            [other.code]: { code: other.code, label: other.label, amount: 4_399.9 },
          },
        },
        items: [aCartItem({ paid_price: 37_399.15 })],
      }),
    });
    const added = await interaction(addCoupon, {
      description: 'a second coupon in a cart',
      given: 'a cart has one of two coupons',
      params: { ...known, other },
      args: { ...args, couponcode: other.code },
      reply,
      matches: { ...sameCart, 'cart.coupon.coupons': equal },
    });
    expect(added).toEqual(reply);
  });

  test('API-60: of a customer is added by the token', async () => {
    const added = await interaction(addCoupon, {
      description: 'the coupon of a customer in a cart',
      given: 'a coupon is that of a customer',
      params: { ...signedIn, ...known },
      args: { ...args, token: 'tok-140' },
      reply: reduced,
      matches: sameCoupon,
    });
    expect(added).toEqual(reduced);
  });

  test('API-61, API-62: is removed from a cart', async () => {
    const reply = aCartReply();
    const left = await interaction(removeCoupon, {
      description: 'a coupon out of a cart',
      given: 'a cart has a coupon',
      params: known,
      args,
      reply,
      matches: sameCart,
    });
    expect(left).toEqual(reply);
  });

  test('API-61, API-62, COUP-08: is removed alone, and the other one is left', async () => {
    const reply = aCartReply({
      cart: aCart({
        discount: 4_399.9,
        total_value: 83_598.1,
        coupon: { coupons: { [other.code]: { code: other.code, label: other.label, amount: 4_399.9 } } },
        items: [aCartItem({ paid_price: 41_799.05 })],
      }),
    });
    const left = await interaction(removeCoupon, {
      description: 'a coupon out of a cart that has two',
      given: 'a cart has two coupons',
      params: { ...known, other },
      args,
      reply,
      matches: { ...sameCart, 'cart.coupon.coupons': equal },
    });
    expect(left).toEqual(reply);
  });
});
