import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { selectCartBusy } from '#store/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { countTogether, token, unreadable, withoutIds } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { readCart, whenCartIdle } from './cartCalls.ts';
import { mergeAtSignIn } from './mergeAtSignIn.ts';

const device = signInBackend();
type Device = Awaited<ReturnType<typeof device>>;

const dress = { item: 'CL0301-S', quantity: 2 };
const boot = { item: 'AN0107-38', quantity: 1 };
const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });
const ways = ({ calls }: Device) => calls().map((call) => call.replace(/ (?:token|hash)=.*/, ''));

describe('a sign in with a cart on the device', () => {
  test('CART-22, CART-23: merges it with token, hash and flag 1, in one call', async () => {
    const { store, calls, cart, lines } = await device('merge', ['ZP0001-38'], [dress, boot]);
    const hash = cart()?.hash;
    expect(await mergeAtSignIn(store)).toEqual({ added: 2 });
    expect(calls()).toEqual([`POST cart/merge token=tok-140&hash=${hash}&flag=1`]);
    expect(lines()).toBe('CL0301-S=2,AN0107-38=1,ZP0001-38=1');
    expect(cart()?.hash).toBe('ca1100');
  });

  test.each([
    ['nothing', ['ZP0001-38'], [], 0],
    ['nothing new', ['CL0301-S', 'AN0107-38'], [dress, boot], 0],
    ['one more', ['CL0301-S'], [dress, boot], 1],
    ['all', ['ZP0001-38'], [dress, boot], 2],
  ])('KEEP-06: counts the lines that the merge adds: %s', async (what, guest, own, added) => {
    const { store } = await device(`count ${what}`, guest, own);
    expect(await mergeAtSignIn(store)).toEqual({ added });
  });

  test('CART-15, CART-22: one that the server has lost is recreated, and then merged', async () => {
    const { store, db, calls, cart, lines } = await device('lost', ['ZP0001-38', 'AN0107-38'], [dress]);
    await db.carts.remove(cart()?.hash ?? '');
    expect(await mergeAtSignIn(store)).toEqual({ added: 1 });
    expect(calls().map((call) => call.replace(/hash=\w+/, 'hash'))).toEqual([
      'POST cart/merge token=tok-140&hash&flag=1',
      'POST items=ZP0001-38=1,AN0107-38=1',
      'POST cart/merge token=tok-140&hash&flag=1',
    ]);
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1,AN0107-38=1');
  });

  test('CART-16, CART-23: one without lines that the server has lost is none', async () => {
    const { store, db, change, calls, cart, lines } = await device('lost and empty', ['ZP0001-38'], [dress]);
    await change('ZP0001-38', 0);
    await db.carts.remove(cart()?.hash ?? '');
    calls();
    await mergeAtSignIn(store);
    expect(calls().slice(1)).toEqual(['POST cart/gethash token=tok-140', 'GET hash=ca1100']);
    expect(lines()).toBe('CL0301-S=2');
  });

  test('CART-22: lines of which no server has a cart yet make one, which is merged', async () => {
    const { store, calls, lines } = await device('two tabs', [], [dress]);
    const items = [aCartItem({ id: 'ZP0001-38', quantity: 2 })];
    store.dispatch(rehydrated({ cart: { cart: aCart({ hash: '', items }) } }));
    await mergeAtSignIn(store);
    expect(calls()[0]).toBe('POST items=ZP0001-38=2');
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=2');
  });

  test('CART-22: a cart that the server loses again and again stays on the device', async () => {
    const { store, intercept, lines, calls } = await device('lost again', ['ZP0001-38'], [dress]);
    intercept(async (path, answer) =>
      path === 'cart/merge'
        ? Response.json({ error: true, message: 'Cart not found', cart: null, errors: [] })
        : answer(),
    );
    expect(await mergeAtSignIn(store)).toMatchObject({
      added: 0,
      problem: { message: 'Cart not found' },
    });
    expect(calls()).toHaveLength(6);
    expect(lines()).toBe('ZP0001-38=1');
  });
});

describe('a sign in without a cart on the device', () => {
  test('CART-23: finds the hash by the token, and reads that cart', async () => {
    const { store, calls, lines } = await device('none', [], [dress, boot]);
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    expect(calls()).toEqual(['POST cart/gethash token=tok-140', 'GET hash=ca1100']);
    expect(lines()).toBe('CL0301-S=2,AN0107-38=1');
  });

  test('CART-23: has an empty cart of her own where the customer has none either', async () => {
    const { store, cart } = await device('none anywhere', []);
    await mergeAtSignIn(store);
    expect(cart()).toMatchObject({ hash: expect.stringMatching(/\w/) as string, items: [] });
  });

  test('CART-22: merges the cart that the shopper begins meanwhile', async () => {
    const { store, intercept, change, lines, calls } = await device('begun meanwhile', [], [dress]);
    let begun: Promise<unknown> | undefined;
    intercept(async (path, answer) => {
      if (path === 'cart/gethash') begun = change('ZP0001-38', 1);
      return answer();
    });
    await mergeAtSignIn(store);
    await begun;
    expect(calls().at(-1)).toMatch(/^POST cart\/merge/);
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test('CART-23: a cart that cannot be read is reported, and can be read again', async () => {
    const { store, breakCall, lines } = await device('unread', [], [dress]);
    breakCall('getCart', 'refused');
    expect((await mergeAtSignIn(store)).problem?.code).toBe('refused');
    breakCall('getCart', undefined);
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    expect(lines()).toBe('CL0301-S=2');
  });
});

describe('a call whose answer was lost', () => {
  test.each([
    ['cart/merge', ['ZP0001-38'], 'CL0301-S=2,ZP0001-38=1'],
    ['cart/gethash', [], 'CL0301-S=2'],
  ])('KEEP-03, CART-22: %s is repeated once, and nothing is doubled', async (lost, guest, merged) => {
    const { store, intercept, lines, calls } = await device(`answer lost ${lost}`, guest, [dress]);
    let count = 0;
    intercept(async (path, answer) => {
      const response = await answer();
      if (path !== lost) return response;
      count += 1;
      return count === 1 ? unreadable() : response;
    });
    expect((await mergeAtSignIn(store)).problem).toBeUndefined();
    expect(calls().filter((call) => call.startsWith(`POST ${lost}`))).toHaveLength(2);
    expect(lines()).toBe(merged);
  });

  test('KEEP-03: each time leaves the cart of the device, and a later sign in has the lines of both', async () => {
    const { store, db, intercept, lines, linesAt } = await device('always lost', ['ZP0001-38'], [dress]);
    intercept(async (path, answer) => {
      const response = await answer();
      return path === 'cart/merge' ? unreadable() : response;
    });
    expect((await mergeAtSignIn(store)).problem?.code).toBe('notJson');
    expect(lines()).toBe('ZP0001-38=1');
    expect(linesAt('ca1100')).toBe('CL0301-S=2,ZP0001-38=1');
    intercept((_path, answer) => answer());
    expect(await mergeAtSignIn(store)).toEqual({ added: 1 });
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1');
    expect(db.carts.find('ca1100')?.lines).toHaveLength(2);
  });

  test('API-11: a call that was refused is not repeated', async () => {
    const { store, db, calls, lines } = await device('refused', ['ZP0001-38'], [dress]);
    await db.tokens.remove(token);
    const { problem } = await mergeAtSignIn(store);
    expect(problem?.message).toBe('Requested token not found.');
    expect(calls()).toHaveLength(1);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-03: a cart that cannot be recreated stays on the device', async () => {
    const { store, db, intercept, lines, cart } = await device('not recreated', ['ZP0001-38'], [dress]);
    await db.carts.remove(cart()?.hash ?? '');
    intercept(async (path, answer) => (path === 'cart/' ? unavailable() : answer()));
    expect((await mergeAtSignIn(store)).problem?.code).toBe('server');
    expect(lines()).toBe('ZP0001-38=1');
  });
});

describe('while another call of the cart is pending', () => {
  test('CART-09: a merge waits for its answer, and has its line', async () => {
    const { store, change, calls, lines } = await device('pending', ['ZP0001-38'], [dress]);
    const [, merged] = await Promise.all([change('AN0107-38', 1), mergeAtSignIn(store)]);
    expect(merged).toEqual({ added: 1 });
    expect(calls().map((call) => call.split(' ')[1]?.split('=')[0])).toEqual(['item', 'cart/merge']);
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1,AN0107-38=1');
    expect(selectCartBusy(store.getState())).toBe(false);
  });
});

describe('an answer to the merge from another backend', () => {
  const emptyCart = () =>
    Response.json({ error: false, message: '', cart: aCart({ items: [] }), errors: [] });

  test('CART-22: that has lost the lines of the device does not cost them', async () => {
    const { store, db, intercept, lines, cart } = await device(
      'left out',
      ['ZP0001-38', 'AN0107-38'],
      [dress],
    );
    intercept(async (path, answer) => {
      if (path !== 'cart/merge') return answer();
      const hers = aCart({ hash: 'ca1100', items: [aCartItem({ id: dress.item, quantity: 2 })] });
      return Response.json({ error: false, message: '', cart: hers, errors: [] });
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 1 });
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1,AN0107-38=1');
    expect(db.carts.find(cart()?.hash ?? '')?.customer).toBe('1100');
  });

  test('CART-22: with an empty cart that the server does not have does not cost them either', async () => {
    const { store, intercept, lines } = await device('left out whole', ['ZP0001-38', 'AN0107-38'], [dress]);
    intercept(async (path, answer) => (path === 'cart/merge' ? emptyCart() : answer()));
    await mergeAtSignIn(store);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('STATE-14: nothing is added once the session has ended', async () => {
    const { store, intercept, end, calls } = await device('left out, ended', ['ZP0001-38', 'AN0107-38']);
    intercept(async (path, answer) => {
      if (path === 'cart/merge') return emptyCart();
      end('logout');
      return answer();
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    expect(calls()).toHaveLength(2);
  });
});

const lost = () => Response.json({ error: true, message: 'Cart not found', cart: null, errors: [] });

test.each([
  ['cart/merge', ['ZP0001-38'], ['POST cart/merge']],
  ['cart/gethash', [], ['POST cart/gethash']],
  ['cart/', [], ['POST cart/gethash', 'GET']],
])('STATE-14: a session that ends during %s writes no further cart', async (path, guest, sent) => {
  for (const answered of [undefined, lost, unreadable]) {
    const { store, intercept, end, cart, calls, change, lines } = await device(`end: ${path}`, guest, [
      dress,
    ]);
    intercept(async (called, answer) => {
      const response = await answer();
      if (called !== path) return response;
      end('expiry');
      return answered?.() ?? response;
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(calls().map((call) => call.replace(/ \w+=.*/, ''))).toEqual(sent);
    expect(cart()).toBeUndefined();
    intercept((_path, answer) => answer());
    await change('AN0107-38', 1);
    expect(lines()).toBe('AN0107-38=1');
  }
});

test('STATE-14: a merge that is not answered ends with its session', async () => {
  const { store, end, intercept, cart } = await device('not answered', ['ZP0001-38'], [dress]);
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(() => {
    resolve();
    return new Promise<Response>(() => {});
  });
  const merged = mergeAtSignIn(store);
  await promise;
  end('logout');
  expect(await merged).toEqual({ added: 0 });
  expect(cart()).toBeUndefined();
});

test('STATE-14: a merge that waits for another call when the session ends is not sent', async () => {
  const { store, change, end, holdToken, calls, intercept } = await device(
    'end before',
    ['ZP0001-38'],
    [dress],
  );
  intercept(async (_path, answer) => {
    end('logout');
    // The next customer logs in at once.
    holdToken();
    return answer();
  });
  const sent = change('AN0107-38', 1);
  expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
  await sent;
  expect(calls().map((call) => call.split('=')[0])).toEqual(['POST item']);
});

test('STATE-14: a cart that is recreated when the session ends is not merged', async () => {
  const { store, db, cart, end, calls, intercept } = await device('recreated', ['ZP0001-38'], [dress]);
  await db.carts.remove(cart()?.hash ?? '');
  intercept(async (path, answer) => {
    if (path === 'cart/') end('expiry');
    return answer();
  });
  expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
  expect(calls().map((call) => call.split('=')[0])).toEqual(['POST cart/merge token', 'POST items']);
  expect(cart()).toBeUndefined();
});

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
    const made = await device('lost before', ['ZP0001-38'], [dress]);
    await made.db.carts.remove(made.cart()?.hash ?? '');
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 1 });
    expect(ways(made)).toEqual([
      'POST cart/gethash',
      'POST cart/merge',
      'POST items=ZP0001-38=1',
      'POST cart/merge',
    ]);
  });

  test('CART-23: without a cart on the device requests the hash once, and reads the cart', async () => {
    const made = await device('none before', [], [dress]);
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
    await made.db.carts.change('ca1100', (row) => {
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
    else await made.db.carts.remove(made.cart()?.hash ?? '');
    await made.db.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
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
  else await made.db.carts.remove(made.cart()?.hash ?? '');
  made.intercept(async (path, answer) => (path === 'cart/' ? unavailable() : answer()));
  expect(await mergeAtSignIn(made.store)).toMatchObject({ added: 0, problem: { code: 'server' } });
  expect(ways(made)).toEqual(sent);
});

describe('a sign in, behind a change that waits for the same call', () => {
  test('CART-09: merges the cart after it', async () => {
    const made = await device('merge once more', ['ZP0001-38'], []);
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
