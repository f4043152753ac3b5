import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { attemptTimeout, maxRetries } from '#lib/retry.ts';
import { selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { countTogether, unreadable } from '#testing/backend/cartBackend.ts';
import { connectCustomers, newBrowser, reopened } from '#testing/backend/customerTab.ts';
import { favouriteBackend } from '#testing/backend/favouriteDevice.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage, turn } from '#testing/fakeBrowser.ts';
import { discardChange, sendAndWait, sendQueue } from './sendQueue.ts';
import { queueChange } from './storedQueue.ts';

const device = queueBackend();
const favouriteDevice = favouriteBackend();
const shoes = 'ZP0001-38';
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
    // The second tab has not read the change, and writes another one.
    second.network(false);
    second.put('AN0107-38', 1, 'add');
    third.network(true);
    third.calls();
    await third.resume();
    expect(third.waiting()).toBe('');
    expect(third.calls().filter((call) => call.includes('ZP0001-38&quantity'))).toEqual([]);
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

describe('the caller of a change', () => {
  test('CART-18: gets the reason of a refusal, and no message repeats it', async () => {
    const { put, shop, store, db, flashes } = await device('refused', [shoes]);
    db.stock.set(shoes, 1);
    const sent = await sendAndWait(store, shop, put(shoes, 3));
    expect(sent).toMatchObject({ kind: 'refused', problem: { errors: [{ code: 'OUT_OF_STOCK' }] } });
    expect(flashes()).toEqual([]);
  });

  test('KEEP-02: is notified that it is queued without network', async () => {
    const { put, shop, store, network } = await device('told offline', [shoes]);
    network(false);
    expect(await sendAndWait(store, shop, put(shoes, 3))).toEqual({ kind: 'queued' });
  });

  test('KEEP-02: is notified that it is queued behind another queued change', async () => {
    const { put, shop, store, network, waiting } = await device('both offline', [shoes]);
    network(false);
    await sendAndWait(store, shop, put(shoes, 3));
    expect(await sendAndWait(store, shop, put('AN0107-38', 1, 'add'))).toEqual({ kind: 'queued' });
    expect(waiting()).toBe(`${shoes}=3,AN0107-38=1`);
  });

  test('KEEP-04: is notified that it is done if another tab has sent it', async () => {
    const storage = memoryStorage();
    const one = await device('this tab', [shoes], storage);
    const other = await device('other tab', [shoes], storage);
    const id = one.put(shoes, 3);
    await other.resume();
    one.calls();
    expect(await sendAndWait(one.store, one.shop, id)).toEqual({ kind: 'done' });
    expect(one.calls()).toEqual([]);
  });

  test('KEEP-02: is notified that it is done if it is discarded', async () => {
    const { put, shop, store, intercept } = await device('discarded', [shoes]);
    intercept(() => new Promise<Response>(() => undefined));
    void readCart(store);
    const id = put(shoes, 3);
    const sent = sendAndWait(store, shop, id);
    discardChange(store, shop, id);
    expect(await sent).toEqual({ kind: 'done' });
  });

  test('STATE-14: is notified that it is void if the session ends first', async () => {
    const { put, shop, store, intercept, calls } = await device('ended first', [shoes]);
    const held = Promise.withResolvers<undefined>();
    intercept(async (_path, answer) => {
      await held.promise;
      return answer();
    });
    const read = readCart(store);
    const sent = sendAndWait(store, shop, put(shoes, 3));
    store.dispatch(sessionEnded('expiry'));
    held.resolve(undefined);
    expect(await sent).toEqual({ kind: 'void' });
    await read;
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['GET']);
  });

  test('SESS-47: gets the outcome in its own session, right after the session of another change has ended', async () => {
    const { put, shop, store, intercept, lines } = await device('next session', [shoes]);
    const later: Promise<unknown>[] = [];
    intercept((_path, answer) => {
      intercept((_later, next) => next());
      store.dispatch(sessionEnded('expiry'));
      later.push(sendAndWait(store, shop, put('AN0107-38', 1, 'add')));
      return answer();
    });
    expect(await sendAndWait(store, shop, put(shoes, 3))).toEqual({ kind: 'void' });
    expect(await Promise.all(later)).toMatchObject([{ kind: 'done', reply: {} }]);
    expect(lines()).toContain('AN0107-38=1');
  });
});

test('KEEP-02: a change that the caller of the last one queues is sent too', async () => {
  const { put, shop, store, send, lines } = await device('one more', [shoes]);
  await sendAndWait(store, shop, put(shoes, 3)).then(() => {
    put('AN0107-38', 1, 'add');
    return send();
  });
  await expect.poll(lines).toBe(`${shoes}=3,AN0107-38=1`);
});

test('KEEP-02: a turn that fails is not taken again by itself, and the next change sends both', async () => {
  const { put, shop, store, lines } = await device('failing turn', [shoes]);
  const tabs = { mergeOtherTab: () => undefined, flush: () => Promise.resolve() };
  const cause = new Error('broken');
  const never = new Promise<void>(() => undefined);
  // Limits the refusals: an endless loop would fail this test instead of hanging it.
  const alone = vi.fn(() => (alone.mock.calls.length > 50 ? never : Promise.reject(cause)));
  linkTabs(store, { ...tabs, alone });
  await expect(sendAndWait(store, shop, put(shoes, 3))).rejects.toBe(cause);
  await turn();
  expect(alone).toHaveBeenCalledTimes(1);
  linkTabs(store, tabs);
  expect(await sendAndWait(store, shop, put('AN0107-38', 1, 'add'))).toMatchObject({ kind: 'done' });
  expect(lines()).toBe(`${shoes}=3,AN0107-38=1`);
});

test('STATE-14: a queued change in flight when the session ends is not sent again, and no message shows', async () => {
  const { store, put, send, resume, network, intercept, calls, waiting, flashes } = await device(
    'under way',
    [shoes],
  );
  network(false);
  put(shoes, 3);
  await send();
  network(true);
  intercept((_path, answer) => {
    store.dispatch(sessionEnded('expiry'));
    return answer();
  });
  await resume();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls()).toHaveLength(1);
  expect([waiting(), flashes()]).toEqual(['', []]);
});

test('CART-09: a change waits for the read of the cart, and is sent after it', async () => {
  const { store, put, send, intercept, lines } = await device('read first', [shoes]);
  const together = countTogether({ intercept });
  const read = readCart(store);
  put(shoes, 3);
  await Promise.all([send(), read]);
  expect(together).toEqual([1, 1]);
  expect(lines()).toBe(`${shoes}=3`);
});

test('KEEP-04: what another tab puts in while this one sends is sent in the same turn', async () => {
  const storage = memoryStorage();
  const one = await device('sending', [shoes], storage);
  const other = await device('putting', [shoes], storage);
  const turns: string[] = [];
  linkTabs(one.store, {
    mergeOtherTab: () => undefined,
    flush: () => Promise.resolve(),
    alone(turn, work) {
      turns.push(turn);
      return work();
    },
  });
  one.intercept((_path, answer) => {
    one.intercept((_later, next) => next());
    other.put('AN0107-38', 1, 'add');
    return answer();
  });
  one.put(shoes, 3);
  await Promise.all([one.send(), one.send()]);
  expect(one.lines()).toBe(`${shoes}=3,AN0107-38=1`);
  expect(turns).toEqual(['sync_queue']);
});

test('KEEP-02: a device with an empty queue sends nothing, not even after the cart is read', async () => {
  const { store, resume, intercept, calls, flashes } = await device('nothing', [shoes]);
  intercept(() => new Promise<Response>(() => undefined));
  void readCart(store);
  await resume();
  expect(calls().map((call) => call.split(' ')[0])).not.toContain('POST');
  expect(flashes()).toEqual([]);
});

describe('a change that is discarded', () => {
  test('KEEP-03: and may have been sent has the cart read', async () => {
    const { put, send, discard, breakCall, calls, lines, db, cart } = await device('sent', [shoes]);
    for (const call of ['addToCart', 'getCart']) breakCall(call, 'cut');
    const id = put(shoes, 3);
    await send();
    for (const call of ['addToCart', 'getCart']) breakCall(call, undefined);
    await db.carts.change(cart()?.hash ?? '', (row) => {
      row.lines = [{ item: shoes, quantity: 3 }];
    });
    calls();
    discard(id);
    await expect.poll(lines).toBe(`${shoes}=3`);
    expect(calls()).toHaveLength(1);
  });

  test('KEEP-02: and was never sent has nothing read', async () => {
    const { put, discard, network, calls } = await device('never sent', [shoes]);
    network(false);
    discard(put(shoes, 3));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls()).toEqual([]);
  });
});

describe('a page that the system takes away', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  test('KEEP-10: a change is on the device until its answer is, whenever the page is taken away', async () => {
    const browser = await newBrowser();
    const { storage, db } = browser;
    const { store, shop, persistence } = await reopened(browser);
    db.stock.set('ZP0001-38', 5);
    await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    await persistence?.flush();
    const isStored = () =>
      storage.texts['sync_queue']?.includes('"item":"ZP0001-38"') === true ||
      /quantity\W+3\b/.test(storage.texts['persist:root'] ?? '');
    const found: boolean[] = [];
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      void setItem(key, text);
      found.push(isStored());
    };
    queueChange(store, shop, { item: 'ZP0001-38', quantity: 3, kind: 'set' });
    await sendQueue(store, shop);
    await persistence?.flush();
    expect(storage.texts['sync_queue']).toContain('"changes":[]');
    expect(new Set(found)).toEqual(new Set([true]));
  });
});

test('a favourite does not wait for the cart of an overloaded server', async () => {
  const { store, put, add, resume, network, breakCall, wishes, waits, waiting, shop } =
    await favouriteDevice('beside the cart');
  put('CL0301-S', 1, 'add');
  await resume();
  network(false);
  put('CL0301-S', 2);
  await add('AN0107', 'Botín');
  breakCall('getCart', 'unavailable');
  await readCart(store);
  network(true);
  const sent = sendAndWait(store, shop, put('MA0036-U', 1, 'add'));
  expect(await sent).toEqual({ kind: 'queued' });
  expect(selectCartProblem(store.getState())?.code).toBe('server');
  expect(wishes()).toContain('AN0107');
  expect([waits(), waiting()]).toEqual([true, 'CL0301-S=2,MA0036-U=1']);
});
