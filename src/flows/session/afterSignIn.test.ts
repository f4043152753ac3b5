import { describe, expect, test } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { wishlistApi } from '#api/wishlist.ts';
import { selectFlashes } from '#store/flash.ts';
import { token } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { repeatMerge } from './bringCart.ts';

const device = signInBackend();
const dress = { item: 'CL0301-S', quantity: 2 };

const parts = [
  ['cart', 'cart/merge', 'mergeCart'],
  ['addresses', 'customer/address', 'getAddresses'],
  ['wishlist', 'wishlist/', 'getWishlist'],
] as const;

describe('what is loaded after a sign in', () => {
  test('SESS-24, WISH-03, CART-22: the address list and the wishlist, and the carts are merged', async () => {
    const { signIn, store, calls, lines } = await device('all', ['ZP0001-38'], [dress]);
    expect(await signIn()).toEqual({ cart: { added: 1 }, addresses: undefined, wishlist: undefined });
    const sent = calls().map((call) => call.split(' ')[1]);
    expect(new Set(sent)).toEqual(new Set(['cart/merge', 'customer/address', 'wishlist/']));
    expect(sent).toHaveLength(3);
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1');
    const state = store.getState();
    expect(addressesApi.endpoints.getAddresses.select({})(state).data).toHaveLength(3);
    const { data: wishlist } = wishlistApi.endpoints.getWishlist.select({})(state);
    expect(Object.keys(wishlist ?? {})).toEqual(['ZP0001', 'AN0107', 'CL0301', 'NR0015', 'IP0009', 'MA0036']);
  });

  test('SESS-24: once more for who signs in again', async () => {
    const { signIn, calls } = await device('again', ['ZP0001-38'], [dress]);
    await signIn();
    calls();
    await signIn();
    const sent = calls().map((call) => call.split(' ')[1]);
    expect(sent.filter((path) => path === 'customer/address' || path === 'wishlist/')).toHaveLength(2);
  });

  test('SESS-25: side by side: all three are sent before any is answered', async () => {
    const { signIn, intercept, calls } = await device('side by side', ['ZP0001-38'], [dress]);
    const waiting: (() => void)[] = [];
    const all = new Promise<void>((resolve) => {
      intercept(async (_path, answer) => {
        const held = new Promise<void>((release) => {
          waiting.push(release);
        });
        if (waiting.length === 3) resolve();
        await held;
        return answer();
      });
    });
    const signedIn = signIn();
    await all;
    expect(calls()).toHaveLength(3);
    for (const release of waiting) release();
    expect((await signedIn).cart).toEqual({ added: 1 });
  });

  test.each(parts)(
    'SESS-25: without %s, if that call fails, the others are there',
    async (part, _path, call) => {
      const { signIn, breakCall, store, lines } = await device(`without ${part}`, ['ZP0001-38'], [dress]);
      breakCall(call, 'refused');
      const { cart, addresses, wishlist } = await signIn();
      const problems = { cart: cart.problem, addresses, wishlist };
      expect(Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []))).toEqual([part]);
      expect(lines()).toBe(part === 'cart' ? 'ZP0001-38=1' : 'CL0301-S=2,ZP0001-38=1');
      const state = store.getState();
      const read = [addressesApi.endpoints.getAddresses, wishlistApi.endpoints.getWishlist].map(
        (endpoint) => endpoint.select({})(state).data !== undefined,
      );
      expect(read).toEqual([part !== 'addresses', part !== 'wishlist']);
    },
  );

  test('SESS-25: with a token that has expired each fails by itself, and nothing rejects', async () => {
    const { signIn, db, lines } = await device('expired', ['ZP0001-38'], [dress]);
    await db.tokens.remove(token);
    const { cart, addresses, wishlist } = await signIn();
    for (const problem of [cart.problem, addresses, wishlist])
      expect(problem?.message).toBe('Requested token not found.');
    expect(lines()).toBe('ZP0001-38=1');
  });

  test.each(parts)('STATE-14: nothing of a session that ends while %s is loaded', async (part, path) => {
    const { signIn, intercept, end, cart, store, flashes } = await device(
      `end: ${part}`,
      ['ZP0001-38'],
      [dress],
    );
    const isRead = () => addressesApi.endpoints.getAddresses.select({})(store.getState()).data !== undefined;
    intercept(async (called, answer) => {
      const response = await answer();
      if (called !== path) return response;
      // The others are there first.
      await expect
        .poll(() => [flashes().length, isRead()])
        .toEqual([Number(part !== 'cart'), part !== 'addresses']);
      end('logout');
      return response;
    });
    await signIn();
    expect(cart()).toBeUndefined();
    expect(flashes()).toEqual(part === 'cart' ? [] : ['Sumamos 1 producto que ya tenía en su carrito.']);
    expect(isRead()).toBe(false);
  });
});

describe('the message about a merge', () => {
  test.each([
    [0, [dress], ['CL0301-S'], []],
    [1, [dress], ['ZP0001-38'], ['Sumamos 1 producto que ya tenía en su carrito.']],
    [
      2,
      [dress, { item: 'AN0107-38', quantity: 1 }],
      ['ZP0001-38'],
      ['Sumamos 2 productos que ya tenía en su carrito.'],
    ],
  ])('KEEP-06: tells that %i lines were added', async (added, own, guest, messages) => {
    const { signIn, flashes } = await device(`told ${added}`, guest, own);
    await signIn();
    expect(flashes()).toEqual(messages);
  });

  test('KEEP-06: is good news', async () => {
    const { signIn, store } = await device('good news', ['ZP0001-38'], [dress]);
    await signIn();
    expect(selectFlashes(store.getState())).toMatchObject([{ flashMessageType: 'success' }]);
  });

  test('KEEP-06: is none where nothing was merged', async () => {
    const { signIn, flashes, lines } = await device('told nothing', [], [dress]);
    await signIn();
    expect(lines()).toBe('CL0301-S=2');
    expect(flashes()).toEqual([]);
  });
});

describe('a cart that is created during a session', () => {
  test('CART-15, CART-22: is merged into that of the customer', async () => {
    const { store, signIn, merged, db, change, lines, cart } = await device(
      'recreated',
      ['ZP0001-38'],
      [dress],
    );
    repeatMerge(store, merged, () => true);
    await signIn();
    await db.carts.remove('ca1100');
    await change('AN0107-38', 1);
    await expect.poll(() => db.carts.find(cart()?.hash ?? '')?.customer).toBe('1100');
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1,AN0107-38=1');
  });

  test('CART-22: after a merge that failed is merged as soon as the shopper adds', async () => {
    const { store, signIn, merged, breakCall, change, lines, flashes } = await device(
      'failed first',
      [],
      [dress],
    );
    repeatMerge(store, merged, () => true);
    breakCall('getCartHash', 'refused');
    expect((await signIn()).cart.problem).toBeDefined();
    await change('ZP0001-38', 1);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
    expect(flashes()).toEqual(['Sumamos 1 producto que ya tenía en su carrito.']);
  });

  test('CART-22: before the first merge is merged too', async () => {
    const { store, merged, change, lines } = await device('first', [], [dress]);
    repeatMerge(store, merged, () => true);
    await change('ZP0001-38', 1);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test('CART-22: of a guest is merged with nothing', async () => {
    const { store, merged, change, calls } = await device('guest', [], [dress]);
    repeatMerge(store, merged, () => false);
    await change('ZP0001-38', 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls()).toEqual(['POST items=ZP0001-38=1']);
  });

  test('CART-22: by the merge itself is not merged twice', async () => {
    const { store, signIn, merged, db, calls, cart } = await device('once', ['ZP0001-38'], [dress]);
    repeatMerge(store, merged, () => true);
    await db.carts.remove(cart()?.hash ?? '');
    await signIn();
    expect(calls().filter((call) => call.startsWith('POST cart/merge'))).toHaveLength(2);
  });
});
