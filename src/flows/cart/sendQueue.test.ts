import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxRetries } from '#lib/retry.ts';
import type { Store } from '#store/store.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { cancelRetry, scheduleRetry } from './sendQueue.ts';

const device = queueBackend();
const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

describe('changes without network', () => {
  test('KEEP-02: are on the device, and none is sent', async () => {
    const { put, send, network, calls, stored, waits, lines } = await device('offline', ['ZP0001-38']);
    network(false);
    put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    expect(calls()).toEqual([]);
    expect(stored()).toBe(2);
    expect(waits()).toBe(true);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-02: are sent once and in their order, as absolute quantities, when it is back', async () => {
    const { put, send, resume, network, calls, stored, lines, flashes } = await device('back', ['ZP0001-38']);
    network(false);
    put('AN0107-38', 1, 'add');
    put('ZP0001-38', 2);
    put('CL0301-S', 1, 'add');
    put('ZP0001-38', 3);
    await send();
    network(true);
    await Promise.all([resume(), resume(), resume()]);
    expect(ways(calls())).toEqual([
      'POST item=AN0107-38&quantity=1',
      'POST item=ZP0001-38&quantity=3',
      'POST item=CL0301-S&quantity=1',
    ]);
    expect(lines()).toBe('ZP0001-38=3,AN0107-38=1,CL0301-S=1');
    expect(stored()).toBe(0);
    expect(flashes()).toEqual(['Sus cambios pendientes ya están en el carrito.']);
  });

  test('KEEP-02: what goes and comes back meanwhile is no call', async () => {
    const { put, send, resume, network, calls, waiting } = await device('to and fro', ['ZP0001-38']);
    network(false);
    put('ZP0001-38', 3);
    put('ZP0001-38', 1);
    put('CL0301-S', 1, 'add');
    put('CL0301-S', 0);
    await send();
    network(true);
    await resume();
    expect(calls()).toEqual([]);
    expect(waiting()).toBe('');
  });

  test('KEEP-02: are tried on demand although the browser says that there is none', async () => {
    const { put, send, resume, network, calls, lines, waits } = await device('forced', ['ZP0001-38']);
    network(false);
    put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    await resume(true);
    expect(calls()).toHaveLength(2);
    expect(lines()).toBe('ZP0001-38=3,AN0107-38=1');
    expect(waits()).toBe(false);
  });

  test('KEEP-02: can be discarded, one by one', async () => {
    const { put, send, resume, discard, network, calls, lines, waiting } = await device('off', ['ZP0001-38']);
    network(false);
    const first = put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    discard(first);
    expect(waiting()).toBe('AN0107-38=1');
    network(true);
    await resume();
    expect(ways(calls())).toEqual(['POST item=AN0107-38&quantity=1']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('KEEP-02: a browser that reports a network without having one holds them in order', async () => {
    const { put, send, resume, breakCall, calls, lines, waits } = await device('cut', ['ZP0001-38']);
    for (const call of ['addToCart', 'getCart']) breakCall(call, 'cut');
    put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    expect(waits()).toBe(true);
    // The change once, then the read with its retries.
    const gets = Array.from({ length: 1 + maxRetries }, () => 'GET');
    expect(ways(calls())).toEqual(['POST item=ZP0001-38&quantity=3', ...gets]);
    // The network works again.
    for (const call of ['addToCart', 'getCart']) breakCall(call, undefined);
    await resume();
    expect(ways(calls())).toEqual([
      'GET',
      'POST item=ZP0001-38&quantity=3',
      'POST item=AN0107-38&quantity=1',
    ]);
    expect(lines()).toBe('ZP0001-38=3,AN0107-38=1');
  });
});

describe('the page after a reload', () => {
  /** A device whose page closes right after the taps, and its next page. */
  async function reloaded(visitor: string, tap: (made: Awaited<ReturnType<typeof device>>) => void) {
    const first = await device(visitor, ['ZP0001-38']);
    tap(first);
    const { storage } = first;
    const next = await device(`${visitor} again`, ['ZP0001-38'], storage);
    next.calls();
    return next;
  }

  test('KEEP-10: sends what was tapped before anything was sent', async () => {
    const next = await reloaded('tapped', ({ put }) => {
      for (const quantity of [2, 3, 4, 5]) put('ZP0001-38', quantity);
      put('AN0107-38', 2, 'add');
    });
    await next.resume();
    expect(next.lines()).toBe('ZP0001-38=5,AN0107-38=2');
    expect(next.stored()).toBe(0);
  });

  test('KEEP-03, KEEP-10: reads the cart before it sends what may have been sent', async () => {
    const next = await reloaded('sent', ({ put }) => void put('ZP0001-38', 3));
    await next.session.carts.change(next.cart()?.hash ?? '', (row) => {
      row.lines = [{ item: 'ZP0001-38', quantity: 3 }];
    });
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('ZP0001-38=3');
  });

  test('CART-12: leaves an item as it is that has come into the cart meanwhile', async () => {
    const next = await reloaded('there', ({ put }) => void put('ZP0001-38', 4, 'add'));
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-03: does not bring back a line that was removed elsewhere', async () => {
    const next = await reloaded('gone', ({ put }) => void put('ZP0001-38', 4));
    await next.session.carts.change(next.cart()?.hash ?? '', (row) => {
      row.lines = [];
    });
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('');
    expect(next.waiting()).toBe('');
  });
});

describe('a change that is refused', () => {
  test('CART-20, CART-18: ends with its reason, and the last good cart stays', async () => {
    const { put, send, session, lines, waiting, flashes } = await device('sold out', ['ZP0001-38']);
    session.stock.set('ZP0001-38', 1);
    put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    expect(flashes()).toEqual(['Producto sin stock.']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    expect(waiting()).toBe('');
  });

  test.each([
    ['has no cart', { message: '', error: false, success: true, errors: [] }],
    ['is no JSON', undefined],
  ])('CART-18: so it is where the answer %s', async (what, body) => {
    const { put, send, intercept, lines, flashes, waiting } = await device(what, ['ZP0001-38']);
    intercept((path, answer) => {
      intercept((_path, later) => later());
      return path === 'cart/' ? Promise.resolve(body ? Response.json(body) : unreadable()) : answer();
    });
    put('ZP0001-38', 3);
    await send();
    expect(flashes()).toEqual(['Ha ocurrido un error.']);
    expect(lines()).toBe('ZP0001-38=1');
    expect(waiting()).toBe('');
  });
});

test('STATE-14: none is sent once the session has ended', async () => {
  const { put, send, store, intercept, calls } = await device('ended', ['ZP0001-38', 'AN0107-38']);
  intercept(async (_path, answer) => {
    store.dispatch(sessionEnded('logout'));
    return answer();
  });
  put('ZP0001-38', 2);
  put('AN0107-38', 3);
  await send();
  expect(calls()).toHaveLength(1);
});

describe('the pauses between retries', () => {
  // Only the identity of the stores is used.
  const aStore = () => ({}) as Store;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('KEEP-02: the pauses are 5 s, 10 s, 20 s, 40 s and 60 s, and 5 s again once an attempt was dropped', () => {
    const store = aStore();
    const work = vi.fn<() => void>();
    for (const [index, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      scheduleRetry(store, work);
      vi.advanceTimersByTime(1000 * seconds - 1);
      expect(work).toHaveBeenCalledTimes(index);
      vi.advanceTimersByTime(1);
      expect(work).toHaveBeenCalledTimes(index + 1);
    }
    scheduleRetry(store, work);
    cancelRetry(store);
    vi.advanceTimersByTime(100_000);
    expect(work).toHaveBeenCalledTimes(6);
    scheduleRetry(store, work);
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledTimes(7);
  });

  test('KEEP-02: a store waits for one retry at a time, each store for its own', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const store = aStore();
    scheduleRetry(store, first);
    scheduleRetry(store, first);
    scheduleRetry(aStore(), second);
    vi.advanceTimersByTime(5000);
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100_000);
    expect(first).toHaveBeenCalledOnce();
  });
});
