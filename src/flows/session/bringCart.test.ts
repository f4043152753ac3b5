import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { customerCartApi } from '#api/customer.ts';
import { startSession } from '#app/start/startVisit.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { selectCart, selectFailedSearches, selectGuestItems } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  wire,
} from '#testing/backend/customerTab.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { bringCart, mergeUnderWay, repeatMerge } from './bringCart.ts';
import { noteGuestLines, unmergedCart } from './guestLines.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 30));
const paths = (calls: string[]) => calls.map((call) => call.split(' ')[1]);

describe('a merge that has failed', () => {
  const start = signInBackend();

  /** A customer whose merge has failed, with a server that is well again. */
  async function failed(visitor: string, fault: 'refused' | 'cut' = 'refused') {
    const device = await start(visitor, ['ZP0001-38'], [{ item: 'CL0301-S', quantity: 2 }]);
    let signedIn = true;
    repeatMerge(device.store, device.merged, () => signedIn);
    device.breakCall('mergeCart', fault);
    expect((await bringCart(device.store, device.merged)).problem).toBeDefined();
    device.breakCall('mergeCart', undefined);
    device.calls();
    const leave = () => {
      signedIn = false;
    };
    return { ...device, leave };
  }

  test.each(['refused', 'cut'] as const)(
    'CART-22, CART-23, SESS-24: is repeated once a cart can be read (%s)',
    async (fault) => {
      const { store, lines, flashes, calls } = await failed(`read ${fault}`, fault);
      await readCart(store);
      await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
      expect(flashes()).toEqual(['Sumamos 1 producto que ya tenía en su carrito.']);
      await readCart(store);
      await turn();
      expect(paths(calls()).filter((path) => path === 'cart/merge')).toHaveLength(1);
    },
  );

  test('CART-22, CART-23, SESS-24: is repeated once the network is back, and not when it goes', async () => {
    const { store, lines, calls } = await failed('network');
    store.dispatch(networkChanged(false));
    await turn();
    expect(calls()).toEqual([]);
    store.dispatch(networkChanged(true));
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test('CART-22: is repeated once at a time', async () => {
    const { store, lines, calls } = await failed('once at a time');
    store.dispatch(networkChanged(true));
    store.dispatch(networkChanged(true));
    await Promise.all([readCart(store), readCart(store)]);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
    await turn();
    expect(paths(calls()).filter((path) => path === 'cart/merge')).toHaveLength(1);
  });

  test('CART-22: that fails again is repeated by the next read', async () => {
    const { store, lines, breakCall, calls } = await failed('twice');
    // Only a merge that brings lines of a guest can be waited for.
    noteGuestLines(store);
    breakCall('mergeCart', 'refused');
    await readCart(store);
    await expect.poll(() => paths(calls())).toContain('cart/merge');
    await mergeUnderWay(store);
    expect(lines()).toBe('ZP0001-38=1');
    breakCall('mergeCart', undefined);
    await readCart(store);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test.each([
    ['AN0107-38', 1, 'CL0301-S=2,ZP0001-38=1,AN0107-38=1'],
    ['ZP0001-38', 3, 'CL0301-S=2,ZP0001-38=3'],
    ['ZP0001-38', 0, 'CL0301-S=2'],
  ])('CART-22, KEEP-03: a change meanwhile, of %s to %i, is kept', async (item, quantity, merged) => {
    const { change, lines, linesAt, cart } = await failed(`change ${item} ${quantity}`);
    await change(item, quantity);
    await expect.poll(() => [lines(), linesAt(cart()?.hash ?? '')]).toEqual([merged, merged]);
  });

  test('STATE-14: is not repeated in another session', async () => {
    const { store, calls, end, leave } = await failed('left');
    store.dispatch(networkChanged(true));
    end('logout');
    leave();
    await turn();
    await store.dispatch(cartApi.endpoints.getCart.initiate({ hash: 'ca1100' }));
    await turn();
    expect(paths(calls())).not.toContain('cart/merge');
  });
});

describe('a merge that is answered', () => {
  const start = signInBackend();

  test.each([
    ['has them all', 5],
    ['lacks one', 0],
  ])('CART-22, STATE-14: leaves nothing to the guest, from the answer on, if it %s', async (which, stock) => {
    const guest = ['ZP0001-38', 'AN0107-38'];
    const { store, db, merged } = await start(which, guest, [{ item: 'CL0301-S', quantity: 2 }]);
    repeatMerge(store, merged, () => true);
    noteGuestLines(store);
    expect(unmergedCart(store)?.items.map(({ id }) => id)).toEqual(guest);
    db.stock.set('AN0107-38', stock);
    const left: unknown[] = [];
    store.react({
      matches: customerCartApi.endpoints.mergeCart.matchFulfilled,
      run: () => left.push(selectGuestItems(store.getState())),
    });
    await bringCart(store, merged);
    expect(left).toEqual([[]]);
  });
});

describe('at the next start', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  /** Somebody who has signed in with an item in her cart, while the merge is broken; her tab is then opened again. */
  async function restarted(isBroken: boolean) {
    const browser = await newBrowser();
    const first = await reopened(browser);
    for (const item of ['ZP0001-38', 'CL0301-S']) browser.db.stock.set(item, 5);
    await browser.db.carts.change('ca1100', (row) => {
      row.lines = [{ item: 'CL0301-S', quantity: 2 }];
    });
    await first.store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    if (isBroken)
      wire.intercept = ({ url }) =>
        url.includes('cart/merge') ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    await signIn(first.context, formOf('ana'));
    await expect.poll(() => sentTo('wishlist')).toHaveLength(1);
    await turn();
    await first.persistence?.flush();
    Object.assign(wire, { requests: [], intercept: undefined });
    const second = await reopened(browser, first.tab);
    await startSession(second.started, () => undefined);
    const lines = () =>
      selectCart(second.store.getState())
        ?.items.map(({ id, quantity }) => `${id}=${quantity}`)
        .join(',');
    return { ...second, lines };
  }

  test('CART-22, CART-23, SESS-24: a customer who is still logged in gets both carts', async () => {
    const { lines } = await restarted(true);
    expect(sentTo('customer/login')).toEqual([]);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
  });

  test('SESS-24: a customer who is logged in by the device has her cart asked for once', async () => {
    // Her device has no cart: with one it would be merged.
    wire.intercept = ({ url }) =>
      url.includes('cart/gethash') ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    const browser = await returning();
    wire.intercept = undefined;
    const { started } = await reopened(browser);
    await startSession(started, () => undefined);
    await expect.poll(() => sentTo('cart/gethash')).not.toEqual([]);
    await turn();
    expect(sentTo('cart/merge')).toEqual([]);
    expect(sentTo('customer/login')).toHaveLength(1);
    expect(sentTo('cart/gethash')).toHaveLength(1);
  });

  test('CART-22: a cart that was merged is not merged again', async () => {
    const { lines } = await restarted(false);
    await expect.poll(() => sentTo('cart/gethash')).toHaveLength(1);
    await expect.poll(lines).toBe('CL0301-S=2,ZP0001-38=1');
    await turn();
    expect(sentTo('cart/merge')).toEqual([]);
  });
});

describe('at the end of a session', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });

  test('a cart that was looked for in vain is nothing to who comes after the customer', async () => {
    const { context, store } = (await newBrowser()).open();
    wire.intercept = ({ url }) => (url.includes('/cart/') ? unavailable() : undefined);
    await signIn(context, formOf('ana'));
    await expect.poll(() => selectFailedSearches(store.getState())).toBe(1);
    expect(selectCart(store.getState())).toBeUndefined();
    await signOut(context);
    expect(selectFailedSearches(store.getState())).toBe(0);
  });
});
