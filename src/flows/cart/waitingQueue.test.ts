import { afterEach, describe, expect, test, vi } from 'vitest';
import { attemptTimeout } from '#lib/retry.ts';
import { readTimedOut, selectCartBusy } from '#store/cart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { readCart } from './cartCalls.ts';
import { sendQueued } from './sendQueue.ts';

const device = queueBackend();

describe('the network', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Calls without a response time out at once. */
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

    test('KEEP-02: is reported at once, also while the cart is read', async () => {
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
    // The second tab has not read the change, and writes a change of its own.
    second.network(false);
    second.put('AN0107-38', 1, 'add');
    third.network(true);
    third.calls();
    await third.resume();
    expect(third.waiting()).toBe('');
    expect(third.calls().filter((call) => call.includes('ZP0001-38&quantity'))).toEqual([]);
  });
});

const shoes = 'ZP0001-38';
const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

/** The next page of a device that may have sent a change. */
async function nextPage(visitor: string) {
  const { put, storage } = await device(visitor, [shoes]);
  put(shoes, 3);
  const next = await device(`${visitor} again`, [shoes], storage);
  next.calls();
  return next;
}

describe('a change of an earlier page', () => {
  test('KEEP-02, KEEP-03: waits where there is no network to read the cart', async () => {
    const { resume, breakCall, calls, waits, waiting } = await nextPage('cut');
    breakCall('getCart', 'cut');
    await resume();
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
  });

  test('KEEP-03, CART-17: is dropped if the cart cannot be read, which its screen says', async () => {
    const { resume, breakCall, calls, waits, waiting, flashes, lines } = await nextPage('refused');
    breakCall('getCart', 'refused');
    await resume();
    expect([waits(), waiting(), flashes()]).toEqual([false, '', []]);
    expect(ways(calls())).toEqual(['GET']);
    expect(lines()).toBe(`${shoes}=1`);
  });

  test('KEEP-03, CART-18: whose cart cannot be read ends, and the caller of the next one gets the reason', async () => {
    const { store, ports, breakCall, put } = await nextPage('told');
    breakCall('getCart', 'refused');
    const sent = await sendQueued(store, ports, put('AN0107-38', 1, 'add'));
    expect(sent).toMatchObject({ kind: 'refused', problem: { code: 'refused' } });
  });

  test('CART-15, KEEP-10: is in the cart that is made in place of a lost one', async () => {
    const { resume, loseCarts, lines, waiting } = await nextPage('lost');
    loseCarts();
    await resume();
    expect([lines(), waiting()]).toEqual([`${shoes}=3`, '']);
  });

  test('STATE-14: is not sent where the session ends while the cart is read', async () => {
    const { store, resume, intercept, calls } = await nextPage('ended');
    intercept((_path, answer) => {
      store.dispatch(sessionEnded('logout'));
      return answer();
    });
    await resume();
    expect(ways(calls())).toEqual(['GET']);
  });

  /**
   * The read at start takes so long that it no longer blocks, and then finds the cart lost. The change waits for its
   * response too.
   */
  async function besideStart(visitor: string, isMade: boolean, isOverloaded = false) {
    const made = await nextPage(visitor);
    const { store, intercept, loseCarts } = made;
    loseCarts();
    const log: string[] = [];
    intercept(async (_path, answer) => {
      const call = ways(made.calls()).join();
      log.push(call);
      const isCreation = call === 'POST';
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (isCreation && !isMade && !log.includes('made')) {
        log.push('not made');
        intercept((_path, later) => later());
        if (isOverloaded) made.breakCall('getCart', 'unavailable');
        return Response.json({ message: 'Service unavailable.' }, { status: 503 });
      }
      if (isCreation) log.push('made');
      return answer();
    });
    const read = readCart(store, (id) => setTimeout(() => store.dispatch(readTimedOut(id))));
    await expect.poll(() => selectCartBusy(store.getState())).toBe(false);
    await made.resume();
    await read;
    return { ...made, log };
  }

  test('CART-09, CART-15: is sent once the read at start has recreated the cart', async () => {
    const { log, lines } = await besideStart('beside the start', true);
    expect(log).toEqual(['GET', 'POST', 'made', 'POST item=ZP0001-38&quantity=3']);
    expect(lines()).toBe(`${shoes}=3`);
  });

  test('CART-15: recreates the cart where the read at start could not', async () => {
    const { lines, waiting } = await besideStart('beside a failed start', false);
    expect([lines(), waiting()]).toEqual([`${shoes}=3`, '']);
  });

  test('waits where the read at start could not recreate the cart, and no further one is answered', async () => {
    const { waits, waiting, calls } = await besideStart('beside an overloaded start', false, true);
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
  });
});

test('KEEP-03: an add of what another device has put into a cart that could not be read leaves it as it is', async () => {
  const { store, ports, session, cart, breakCall, put, calls, lines } = await device('put elsewhere', [
    shoes,
  ]);
  breakCall('getCart', 'unavailable');
  await readCart(store);
  breakCall('getCart', undefined);
  await session.carts.change(cart()?.hash ?? '', (row) => {
    row.lines = [...row.lines, { item: 'AN0107-38', quantity: 2 }];
  });
  calls();
  expect(await sendQueued(store, ports, put('AN0107-38', 1, 'add'))).toMatchObject({ kind: 'alreadyThere' });
  expect(ways(calls())).toEqual(['GET']);
  expect(lines()).toContain('AN0107-38=2');
});
