import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { countTogether, unreadable, withoutIds } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { readCart, whenCartIdle } from './cartCalls.ts';
import { mergeAtSignIn } from './mergeAtSignIn.ts';

const device = signInBackend();
type Device = Awaited<ReturnType<typeof device>>;

const dress = { item: 'CL0301-S', quantity: 2 };
const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });
const ways = ({ calls }: Device) => calls().map((call) => call.replace(/ (?:token|hash)=.*/, ''));

describe('a sign in whose merge may have been done before', () => {
  test("CART-22: merges nothing where the device has the customer's cart", async () => {
    const made = await device('own', ['ZP0001-38'], [dress]);
    await mergeAtSignIn(made.store);
    made.calls();
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 0 });
    expect(ways(made)).toEqual(['POST cart/gethash']);
    expect(made.lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test("CART-22, CART-23: merges a guest's", async () => {
    const made = await device('guest', ['ZP0001-38'], [dress]);
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 1 });
    expect(ways(made)).toEqual(['POST cart/gethash', 'POST cart/merge']);
    expect(made.lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test('CART-15, CART-22: recreates a cart that the server has lost, and requests the hash once', async () => {
    const made = await device('lost', ['ZP0001-38'], [dress]);
    await made.session.carts.remove(made.cart()?.hash ?? '');
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 1 });
    expect(ways(made)).toEqual([
      'POST cart/gethash',
      'POST cart/merge',
      'POST items=ZP0001-38=1',
      'POST cart/merge',
    ]);
  });

  test('CART-23: without a cart on the device requests the hash once, and reads the cart', async () => {
    const made = await device('none', [], [dress]);
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 0 });
    expect(ways(made)).toEqual(['POST cart/gethash', 'GET']);
    expect(made.lines()).toBe('CL0301-S=2');
  });

  test('CART-22: returns why the hash could not be requested, and merges nothing', async () => {
    const made = await device('no hash', ['ZP0001-38'], [dress]);
    made.breakCall('getCartHash', 'refused');
    expect((await mergeAtSignIn(made.store, true)).problem?.code).toBe('refused');
    expect(ways(made)).toEqual(['POST cart/gethash']);
    expect(made.lines()).toBe('ZP0001-38=1');
  });

  test('STATE-14: merges nothing once the session has ended', async () => {
    const made = await device('ended', ['ZP0001-38'], [dress]);
    made.intercept(async (_path, answer) => {
      const response = await answer();
      made.end('expiry');
      const items = [aCartItem({ id: 'AN0107-38', quantity: 1 })];
      made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'guest', items }) } }));
      return response;
    });
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 0 });
    expect(ways(made)).toEqual(['POST cart/gethash']);
    expect(made.lines()).toBe('AN0107-38=1');
  });
});

describe('a sign in beside another tab', () => {
  const items = [aCartItem({ id: 'ZP0001-38', quantity: 1 })];

  /** Another tab writes a cart with this hash when this tab reads it, or before this tab's turn to recreate it. */
  function otherTab({ store, cart }: Device, when: 'looks' | 'turn', hash: string) {
    const write = () => {
      const known = { cart: { cart: cart() } };
      store.dispatch(otherTabWrote({ known, current: { cart: { cart: aCart({ hash, items }) } } }));
    };
    linkTabs(store, {
      mergeOtherTab: () => (when === 'looks' ? write() : undefined),
      flush: () => Promise.resolve(),
      alone(_turn, work) {
        if (when === 'turn') write();
        return work();
      },
    });
  }

  test('CART-22, KEEP-04: merges nothing again where that has brought the cart', async () => {
    const made = await device('brought', ['ZP0001-38'], [dress]);
    otherTab(made, 'looks', 'ca1100');
    await mergeAtSignIn(made.store, true);
    expect(ways(made)).toEqual(['POST cart/gethash']);
  });

  test('CART-22, KEEP-04: brings back no line that was removed there', async () => {
    const made = await device('removed', ['ZP0001-38', 'AN0107-38'], [dress]);
    await mergeAtSignIn(made.store);
    await made.session.carts.change('ca1100', (row) => {
      row.lines = [dress];
    });
    made.calls();
    await mergeAtSignIn(made.store);
    expect(ways(made)).toEqual(['POST cart/merge']);
    expect(made.lines()).toBe('CL0301-S=2');
  });

  test.each([
    ['that the server has lost', ['ZP0001-38'], ['POST cart/merge', 'POST cart/merge']],
    ['that no server has yet', [], ['POST cart/merge']],
  ])('CART-22, KEEP-04: merges the cart that it has made of one %s', async (what, guest, sent) => {
    const made = await device(what, guest, [dress]);
    if (guest.length === 0) made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: '', items }) } }));
    else await made.session.carts.remove(made.cart()?.hash ?? '');
    await made.session.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
    otherTab(made, 'turn', 'other');
    expect((await mergeAtSignIn(made.store)).problem).toBeUndefined();
    expect(ways(made)).toEqual(sent);
    expect(made.lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });
});

test.each([
  ['that the server has lost', ['ZP0001-38'], ['POST cart/merge', 'POST items=ZP0001-38=1']],
  ['that no server has yet', [], ['POST items=ZP0001-38=1']],
])('KEEP-03: a sign in tries once to recreate a cart %s', async (what, guest, sent) => {
  const made = await device(`once: ${what}`, guest, [dress]);
  const items = [aCartItem({ id: 'ZP0001-38', quantity: 1 })];
  if (guest.length === 0) made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: '', items }) } }));
  else await made.session.carts.remove(made.cart()?.hash ?? '');
  made.intercept(async (path, answer) => (path === 'cart/' ? unavailable() : answer()));
  expect(await mergeAtSignIn(made.store)).toMatchObject({ added: 0, problem: { code: 'server' } });
  expect(ways(made)).toEqual(sent);
});

describe('a sign in, behind a change that waits for the same call', () => {
  test('CART-09: merges the cart after it', async () => {
    const made = await device('merge', ['ZP0001-38'], []);
    const together = countTogether(made);
    const read = readCart(made.store);
    const change = whenCartIdle(made.store).then(() => made.change('AN0107-38', 1));
    await Promise.all([mergeAtSignIn(made.store), change, read]);
    expect(new Set(together)).toEqual(new Set([1]));
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('CART-09, CART-22: checks whether a merge has failed before, and repeats it after the change', async () => {
    const made = await device('owed', ['ZP0001-38'], []);
    let change: Promise<unknown> | undefined;
    const together: string[][] = [];
    let running: string[] = [];
    made.intercept(async (path, answer) => {
      if (path === 'cart/gethash') {
        void readCart(made.store);
        change = whenCartIdle(made.store).then(() => made.change('AN0107-38', 1));
        return answer();
      }
      running = [...running, path];
      together.push(running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      const response = await answer();
      running = running.filter((each) => each !== path);
      return response;
    });
    await mergeAtSignIn(made.store, true);
    await change;
    expect(together).toEqual([['cart/'], ['cart/'], ['cart/merge']]);
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('STATE-14, CART-22: does not repeat a failed merge if the session ends while it waits', async () => {
    const made = await device('owed, ended', ['ZP0001-38'], []);
    made.intercept(async (path, answer) => {
      if (path === 'cart/gethash') void readCart(made.store);
      else {
        made.end('logout');
        // The next customer logs in at once.
        made.holdToken();
        const items = [aCartItem({ id: 'AN0107-38', quantity: 1 })];
        made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'guest', items }) } }));
      }
      return answer();
    });
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 0 });
    expect(withoutIds(made.calls())).toEqual(['POST cart/gethash', 'GET']);
  });

  test('CART-09, CART-23: does not read her cart while the shopper begins one', async () => {
    const made = await device('begun', [], [{ item: 'CL0301-S', quantity: 2 }]);
    const changes: Promise<unknown>[] = [];
    const together = countTogether(made, (path, answer) => {
      if (path === 'cart/gethash' && changes.length === 0) {
        changes.push(made.change('AN0107-38', 1));
        changes.push(whenCartIdle(made.store).then(() => made.change('ZP0001-38', 1)));
      }
      // The first change fails, so that there is no cart when the second one starts.
      const isFirst = path === 'cart/' && together.length === 2;
      return isFirst ? Promise.resolve(unreadable()) : answer();
    });
    await mergeAtSignIn(made.store);
    await Promise.all(changes);
    // The hash is requested in parallel with the first change.
    expect(together.toSpliced(1, 1).every((count) => count === 1)).toBe(true);
    expect(made.lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });
});
