import { afterEach, describe, expect, test, vi } from 'vitest';
import { attemptTimeout } from '#lib/retry.ts';
import { selectCartBusy } from '#store/cart.ts';
import { unreadable } from '#testing/cartBackend.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { queueBackend } from '#testing/queueDevice.ts';
import { readCart } from './cartCalls.ts';

const device = queueBackend();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls without an answer time out at once. */
function timeOutAtOnce() {
  const { setTimeout: start } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, time) =>
    start(run, time === attemptTimeout ? 0 : time),
  );
}

describe('what waits for the network', () => {
  test('KEEP-02, KEEP-03: is also what no answer has come to in time', async () => {
    const { put, send, resume, intercept, lines, waiting, waits, flashes } = await device('no answer', [
      'ZP0001-38',
    ]);
    intercept(() => new Promise(() => undefined));
    timeOutAtOnce();
    put('ZP0001-38', 3);
    await send();
    expect(waits()).toBe(true);
    expect(waiting()).toBe('ZP0001-38=3');
    expect(flashes()).toEqual([]);
    vi.restoreAllMocks();
    intercept((_path, answer) => answer());
    await resume();
    expect(lines()).toBe('ZP0001-38=3');
    expect(waiting()).toBe('');
  });

  test('KEEP-02: is said at once, also while the cart is read', async () => {
    const { store, put, send, network, intercept, waits, waiting, lines } = await device('busy', [
      'ZP0001-38',
    ]);
    const held = Promise.withResolvers<Response>();
    intercept(() => held.promise);
    const read = readCart(store);
    await expect.poll(() => selectCartBusy(store.getState())).toBe(true);
    network(false);
    put('ZP0001-38', 3);
    await send();
    expect([waits(), waiting(), selectCartBusy(store.getState())]).toEqual([true, 'ZP0001-38=3', true]);
    intercept((_path, answer) => answer());
    held.resolve(unreadable());
    await read;
    network(true);
    await send();
    expect([waits(), lines()]).toEqual([false, 'ZP0001-38=3']);
  });

  test('KEEP-02: is nothing once the last change is discarded, and the next one is sent', async () => {
    const { put, send, discard, network, waits, lines } = await device('all off', ['ZP0001-38']);
    network(false);
    const first = put('ZP0001-38', 3);
    const second = put('AN0107-38', 1, 'add');
    await send();
    discard(first);
    expect(waits()).toBe(true);
    discard(second);
    expect(waits()).toBe(false);
    network(true);
    put('CL0301-S', 1, 'add');
    await send();
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1');
  });
});

test('KEEP-03, KEEP-04: what has ended stays so for a third tab, which the one that writes last has never heard of', async () => {
  const storage = memoryStorage();
  const [first, second, third] = await Promise.all(
    ['first', 'second', 'third'].map((tab) => device(`${tab} of three`, ['ZP0001-38'], storage)),
  );
  if (!first || !second || !third) throw new Error('There are three.');
  first.put('ZP0001-38', 3);
  third.network(false);
  await third.resume();
  expect(third.waiting()).toBe('ZP0001-38=3');
  await first.send();
  expect(first.stored()).toBe(0);
  // The second tab has read nothing of it, and writes a change of its own.
  second.network(false);
  second.put('AN0107-38', 1, 'add');
  third.network(true);
  third.calls();
  await third.resume();
  expect(third.waiting()).toBe('');
  expect(third.calls().filter((call) => call.includes('ZP0001-38&quantity'))).toEqual([]);
});
