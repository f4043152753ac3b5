import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { countTogether } from '#testing/backend/cartBackend.ts';
import { connectCustomers, newBrowser, reopened } from '#testing/backend/customerTab.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage, turn } from '#testing/fakeBrowser.ts';
import { readCart } from './cartCalls.ts';
import { putPending } from './pendingChanges.ts';
import { discardChange, sendQueue, sendQueued } from './sendQueue.ts';

const device = queueBackend();
const shoes = 'ZP0001-38';

describe('the caller of a change', () => {
  test('CART-18: gets the reason of a refusal, and no message repeats it', async () => {
    const { put, ports, store, session, flashes } = await device('refused', [shoes]);
    session.stock.set(shoes, 1);
    const sent = await sendQueued(store, ports, put(shoes, 3));
    expect(sent).toMatchObject({ kind: 'refused', problem: { errors: [{ code: 'OUT_OF_STOCK' }] } });
    expect(flashes()).toEqual([]);
  });

  test('KEEP-02: is notified that it is queued without network', async () => {
    const { put, ports, store, network } = await device('offline', [shoes]);
    network(false);
    expect(await sendQueued(store, ports, put(shoes, 3))).toEqual({ kind: 'queued' });
  });

  test('KEEP-02: is notified that it is queued behind another queued change', async () => {
    const { put, ports, store, network, waiting } = await device('both offline', [shoes]);
    network(false);
    await sendQueued(store, ports, put(shoes, 3));
    expect(await sendQueued(store, ports, put('AN0107-38', 1, 'add'))).toEqual({ kind: 'queued' });
    expect(waiting()).toBe(`${shoes}=3,AN0107-38=1`);
  });

  test('KEEP-04: is notified that it is done if another tab has sent it', async () => {
    const storage = memoryStorage();
    const one = await device('this tab', [shoes], storage);
    const other = await device('other tab', [shoes], storage);
    const id = one.put(shoes, 3);
    await other.resume();
    one.calls();
    expect(await sendQueued(one.store, one.ports, id)).toEqual({ kind: 'done' });
    expect(one.calls()).toEqual([]);
  });

  test('KEEP-02: is notified that it is done if it is discarded', async () => {
    const { put, ports, store, intercept } = await device('discarded', [shoes]);
    intercept(() => new Promise<Response>(() => undefined));
    void readCart(store);
    const id = put(shoes, 3);
    const sent = sendQueued(store, ports, id);
    discardChange(store, ports, id);
    expect(await sent).toEqual({ kind: 'done' });
  });

  test('STATE-14: is notified that it is void if the session ends first', async () => {
    const { put, ports, store, intercept, calls } = await device('ended', [shoes]);
    const held = Promise.withResolvers<undefined>();
    intercept(async (_path, answer) => {
      await held.promise;
      return answer();
    });
    const read = readCart(store);
    const sent = sendQueued(store, ports, put(shoes, 3));
    store.dispatch(sessionEnded('expiry'));
    held.resolve(undefined);
    expect(await sent).toEqual({ kind: 'void' });
    await read;
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['GET']);
  });

  test('SESS-47: gets the outcome in its own session, right after the session of another change has ended', async () => {
    const { put, ports, store, intercept, lines } = await device('next session', [shoes]);
    const later: Promise<unknown>[] = [];
    intercept((_path, answer) => {
      intercept((_later, next) => next());
      store.dispatch(sessionEnded('expiry'));
      later.push(sendQueued(store, ports, put('AN0107-38', 1, 'add')));
      return answer();
    });
    expect(await sendQueued(store, ports, put(shoes, 3))).toEqual({ kind: 'void' });
    expect(await Promise.all(later)).toMatchObject([{ kind: 'done', reply: {} }]);
    expect(lines()).toContain('AN0107-38=1');
  });
});

test('KEEP-02: a change that the caller of the last one queues is sent too', async () => {
  const { put, ports, store, send, lines } = await device('one more', [shoes]);
  await sendQueued(store, ports, put(shoes, 3)).then(() => {
    put('AN0107-38', 1, 'add');
    return send();
  });
  await expect.poll(lines).toBe(`${shoes}=3,AN0107-38=1`);
});

test('KEEP-02: a turn that fails is not taken again by itself, and the next change sends both', async () => {
  const { put, ports, store, lines } = await device('failing turn', [shoes]);
  const tabs = { mergeOtherTab: () => undefined, flush: () => Promise.resolve() };
  const cause = new Error('broken');
  const never = new Promise<void>(() => undefined);
  // Limits the refusals: an endless loop would fail this test instead of hanging it.
  const alone = vi.fn(() => (alone.mock.calls.length > 50 ? never : Promise.reject(cause)));
  linkTabs(store, { ...tabs, alone });
  await expect(sendQueued(store, ports, put(shoes, 3))).rejects.toBe(cause);
  await turn();
  expect(alone).toHaveBeenCalledTimes(1);
  linkTabs(store, tabs);
  expect(await sendQueued(store, ports, put('AN0107-38', 1, 'add'))).toMatchObject({ kind: 'done' });
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
    const { put, send, discard, breakCall, calls, lines, session, cart } = await device('sent', [shoes]);
    for (const call of ['addToCart', 'getCart']) breakCall(call, 'cut');
    const id = put(shoes, 3);
    await send();
    for (const call of ['addToCart', 'getCart']) breakCall(call, undefined);
    await session.carts.change(cart()?.hash ?? '', (row) => {
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
    const { storage, session } = browser;
    const { store, shop, persistence } = await reopened(browser);
    session.stock.set('ZP0001-38', 5);
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
    putPending(store, shop, { item: 'ZP0001-38', quantity: 3, kind: 'set' });
    await sendQueue(store, shop);
    await persistence?.flush();
    expect(storage.texts['sync_queue']).toContain('"changes":[]');
    expect(new Set(found)).toEqual(new Set([true]));
  });
});
