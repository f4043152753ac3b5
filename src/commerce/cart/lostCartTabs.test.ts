import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { cartBackend } from '#testing/cartBackend.ts';
import { changeCart, readCart } from './cartCalls.ts';
import { changeCoupon } from './couponCalls.ts';

const device = cartBackend();

const line = (id: string) => aCartItem({ id, quantity: 1 });
const ofOther = aCartReply({ cart: aCart({ hash: 'other', items: [line('ZP0001-38'), line('CL0301-S')] }) });

/** A device whose cart the server has lost; another tab makes a new one, with one more line, before this one's turn. */
async function besideAnotherTab(visitor: string) {
  const made = await device(visitor, 'ZP0001-38');
  const turns: string[] = [];
  made.loseCarts();
  made.intercept((_path, answer) => (turns.length > 0 ? Promise.resolve(Response.json(ofOther)) : answer()));
  linkTabs(made.store, {
    mergeOtherTab: () => undefined,
    flush: () => Promise.resolve(),
    alone(turn, work) {
      turns.push(turn);
      const [known, current] = [made.cart(), ofOther.cart].map((cart) => ({ cart: { cart } }));
      made.store.dispatch(otherTabWrote({ known: known ?? {}, current: current ?? {} }));
      return work();
    },
  });
  return { ...made, turns };
}

type Device = Awaited<ReturnType<typeof besideAnotherTab>>;

describe('a lost cart that another tab is recreating', () => {
  test.each<[string, (device: Device) => Promise<unknown>, string[]]>([
    ['a read', ({ store }) => readCart(store), ['GET hash=lost', 'GET hash=other']],
    [
      'a change',
      ({ store }) => {
        const lines = [{ item: 'ZP0001-38', quantity: 3 }];
        return changeCart(store, { item: 'ZP0001-38', quantity: 3, lines });
      },
      [
        'POST item=ZP0001-38&quantity=3&hash=lost&items=ZP0001-38=3',
        'GET hash=other',
        'POST item=ZP0001-38&quantity=3&hash=other&items=ZP0001-38=3,CL0301-S=1',
      ],
    ],
    [
      'a coupon',
      ({ store }) => changeCoupon(store, 'add', 'ENVIO'),
      ['POST cart/addvoucher hash=lost&couponcode=ENVIO', 'POST cart/addvoucher hash=other&couponcode=ENVIO'],
    ],
  ])('KEEP-04, CART-15: is not made a second time by %s', async (what, act, expected) => {
    const made = await besideAnotherTab(what);
    const { calls, cart, lines, turns } = made;
    const lost = cart()?.hash ?? '';
    await act(made);
    expect(calls().map((call) => call.replace(`hash=${lost}`, 'hash=lost'))).toEqual(expected);
    expect(turns).toEqual(['lost_cart']);
    expect(cart()?.hash).toBe('other');
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1');
  });
});
