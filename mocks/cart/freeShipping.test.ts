import { expect, test } from 'vitest';
import { visit } from '#mocks/visit.ts';
import type { CartReply } from '#schemas/cart.ts';

// The tables of `docs/requirements/examples.md`: in Chile a cart of 39,990 has free shipping, a cart of 39,989 does
// not.
test.each([
  { off: 15_991, rest: 39_989, shipping: 3_490 },
  { off: 15_990, rest: 39_990, shipping: 0 },
])(
  'in Chile the shipping of a cart of $rest after its coupon is $shipping',
  async ({ off, rest, shipping }) => {
    const { send, db } = await visit('threshold', 'cl');
    db.stock.set('ZP0001-38', 5);
    await db.coupons.add({ code: 'EXACTO', label: '', percent: (off / 55_980) * 100 });
    const { hash } = (await send<CartReply>('cart/?api_version=3', { items: 'ZP0001-38=2' })).cart;
    const { cart } = await send<CartReply>(
      `cart/addvoucher?hash=${hash}&couponcode=EXACTO&api_version=3`,
      {},
    );
    expect([cart.sub_total_value, cart.discount, cart.shippingAmountTotal, cart.total_value]).toEqual([
      55_980,
      off,
      shipping,
      rest + shipping,
    ]);
  },
);
