import { describe, expect, test } from 'vitest';
import { signInAs, visit } from '#mocks/visit.ts';
import type { CartReply } from '#schemas/cart.ts';
import { couponRefusals } from '#schemas/coupons.ts';

type Answer = Pick<CartReply, 'cart' | 'errors' | 'message'>;

/** A visitor with two of a shoe in the cart, together 87,998. */
async function open(visitor: string) {
  const { send, ...opened } = await visit(visitor);
  const { cart } = await send<CartReply>('cart/?api_version=3', { items: 'ZP0001-38=2' });
  opened.db.stock.set('ZP0001-38', 5);
  const call =
    (name: string) =>
    (code: string, hash = cart.hash) =>
      send<Answer>(`cart/${name}?hash=${hash}&couponcode=${code}&api_version=3`, {});
  const read = () => send<CartReply>(`cart/?hash=${cart.hash}&api_version=3`);
  return { ...opened, send, cart, read, add: call('addvoucher'), remove: call('removevoucher') };
}

const codesIn = ({ cart }: Answer) => Object.keys(cart.coupon.coupons);
const reasons = ({ errors }: Answer) => errors.map(({ code }) => code);

describe('the coupons of the mock', () => {
  test('COUP-08: one for a percentage is in the sums, also when the cart is read again', async () => {
    const { add, read } = await open('percentage');
    const added = await add('VERANO10');
    expect(added.cart).toMatchObject({
      discount: 8_799.8,
      sub_total_value: 87_998,
      shippingAmountTotal: 4_500,
      total_value: 83_698.2,
    });
    expect(added.cart.items[0]?.paid_price).toBe(39_599.1);
    expect((await read()).cart).toEqual(added.cart);
  });

  test('several at once, which are removed one by one', async () => {
    const { add, remove, cart } = await open('several');
    await add('VERANO10');
    const both = await add('ENVIO');
    expect(codesIn(both)).toEqual(['VERANO10', 'ENVIO']);
    expect(both.cart).toMatchObject({ shippingAmountTotal: 0, total_value: 79_198.2 });
    expect(reasons(await add('BIENVENIDA5'))).toEqual(['COUPON_MAX_COUPONS']);
    expect(codesIn(await remove('VERANO10'))).toEqual(['ENVIO']);
    const none = await remove('ENVIO');
    expect([codesIn(none), none.cart.total_value]).toEqual([[], cart.total_value]);
    expect(reasons(await remove('ENVIO'))).toEqual(['COUPON_REMOVE_FAILED']);
  });

  test.each(couponRefusals)('one is named by the refusal %s', async (code) => {
    const { add } = await open('refused');
    expect(reasons(await add(code))).toEqual([code]);
  });

  test('one that nobody has given out is invalid, and none is not one', async () => {
    const { add } = await open('unknown');
    expect(reasons(await add('VERANO99'))).toEqual(['COUPON_INVALID']);
    expect(reasons(await add('%3Cb%3E'))).toEqual(['COUPON_INVALID']);
    expect(reasons(await add(''))).toEqual(['COUPON_ENTER_VALID']);
  });

  test('a cart that is not there has none', async () => {
    const { add, remove } = await open('lost');
    expect((await add('VERANO10', 'ffffff')).message).toBe('Cart not found');
    expect((await remove('VERANO10', 'ffffff')).message).toBe('Cart not found');
  });

  test('those of a guest are in the cart that a merge makes, as many as a cart takes', async () => {
    const opened = await open('merged');
    await opened.add('VERANO10');
    const { token } = (await signInAs(opened, 'socia')).customer;
    const merged = await opened.send<CartReply>('cart/merge?api_version=3', {
      token,
      hash: opened.cart.hash,
      flag: '1',
    });
    expect(codesIn(merged)).toEqual(['VERANO10']);
  });
});
