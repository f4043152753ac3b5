import { describe, expect, test } from 'vitest';
import { aStatedCustomer } from '#fixtures/customer.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { favouriteBackend, wishlistBackend } from '#testing/backend/favouriteDevice.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { needWishlist } from './wishlistCalls.ts';

const queueDevice = favouriteBackend();
const device = wishlistBackend();

describe('favourites without network', () => {
  test('KEEP-02: are on the device and show at once, and none is sent', async () => {
    const { store, add, remove, network, sent, saved, stored, waits, flashes } =
      await queueDevice('favourites');
    network(false);
    await add('AN0107', 'Botín');
    await remove('ZP0001');
    expect([saved('AN0107'), saved('ZP0001')]).toEqual([true, false]);
    expect(stored()).toBe(2);
    expect(selectQueuedChanges(store.getState())[0]).toMatchObject({
      item: 'AN0107',
      quantity: 1,
      name: 'Botín',
    });
    expect(waits()).toBe(true);
    expect(sent()).toEqual([]);
    expect(flashes()).toEqual(['Sin conexión: actualizamos sus favoritos cuando vuelva.']);
  });

  test('KEEP-02: are sent once and in the order of all changes when it is back', async () => {
    const { add, remove, put, resume, network, sent, calls, wishes, lines, flashes, stored } =
      await queueDevice('in order');
    network(false);
    await add('AN0107', 'Botín');
    put('CL0301-S', 2, 'add');
    await remove('ZP0001');
    network(true);
    await Promise.all([resume(), resume(), resume()]);
    const all = calls();
    expect(
      all.filter((call) => !call.startsWith('GET')).map((call) => /(?:sku|items?)=[^&]*/.exec(call)?.[0]),
    ).toEqual(['sku=AN0107', 'items=CL0301-S=2', 'sku=ZP0001']);
    expect(sent()).toEqual([]);
    expect(wishes()).toEqual(['AN0107']);
    expect(lines()).toBe('CL0301-S=2');
    expect(stored()).toBe(0);
    expect(flashes()).toContain('Sus favoritos ya están al día.');
  });

  test('KEEP-02: what is added and removed again is no call', async () => {
    const { add, remove, resume, network, sent, wishes, waiting } = await queueDevice('to and fro');
    network(false);
    await add('AN0107', 'Botín');
    await remove('AN0107');
    network(true);
    await resume();
    expect(sent()).toEqual([]);
    expect(waiting()).toBe('');
    expect(wishes()).toEqual(['ZP0001']);
  });

  test('KEEP-02: can be discarded', async () => {
    const { add, put, discard, resume, network, store, calls, sent, saved } = await queueDevice('discarded');
    network(false);
    put('CL0301-S', 1, 'add');
    await add('AN0107', 'Botín');
    calls();
    discard(store.getState().syncQueue?.changes[1]?.id ?? '');
    expect(saved('AN0107')).toBe(false);
    // The change may have been sent without a response.
    await expect.poll(calls).toEqual([expect.stringMatching(/^GET wishlist\//)]);
    network(true);
    await resume();
    expect(sent()).toEqual([]);
  });

  test('KEEP-02: wait too if the browser reports a network', async () => {
    const { add, resume, breakCall, sent, store, wishes, waiting, flashes } = await queueDevice('cut');
    for (const call of ['addToWishlist', 'getWishlist']) breakCall(call, 'cut');
    await add('AN0107', 'Botín');
    expect(waiting()).toBe('AN0107=1');
    expect(flashes()).toEqual(['Sin conexión: actualizamos sus favoritos cuando vuelva.']);
    for (const call of ['addToWishlist', 'getWishlist']) breakCall(call, undefined);
    sent();
    await resume();
    expect(sent()).toEqual(['POST AN0107']);
    expect(wishes()).toEqual(['AN0107', 'ZP0001']);
    expect(selectFlashes(store.getState()).at(-1)).toEqual({
      text: 'Sus favoritos ya están al día.',
      flashMessageType: 'success',
    });
  });

  test('KEEP-02: where the browser says that there is one, are sent by themselves after a pause', async () => {
    const { add, breakCall, sent, wishes, waiting } = await queueDevice('cut for a while');
    for (const call of ['addToWishlist', 'getWishlist']) breakCall(call, 'cut');
    await add('AN0107', 'Botín');
    expect(waiting()).toBe('AN0107=1');
    for (const call of ['addToWishlist', 'getWishlist']) breakCall(call, undefined);
    sent();
    await expect.poll(waiting).toBe('');
    expect(wishes()).toEqual(['AN0107', 'ZP0001']);
    expect(sent()).toEqual(['POST AN0107']);
  });

  test('KEEP-02: several are reported as sent after the last one', async () => {
    const { add, remove, resume, network, intercept, flashes, store } = await queueDevice('several');
    network(false);
    await add('AN0107', 'Botín');
    await remove('ZP0001');
    network(true);
    store.dispatch(flashesTimedOut());
    const before: string[][] = [];
    intercept((path, answer) => {
      if (path.startsWith('wishlist/')) before.push(flashes());
      return answer();
    });
    await resume();
    expect(before.flat()).toEqual([]);
    expect(flashes()).toEqual(['Sus favoritos ya están al día.']);
  });

  test('KEEP-02: wait as long as the customer has no token, and changes of the cart do not', async () => {
    const { add, put, resume, network, removeToken, holdToken, calls, waiting, lines, wishes } =
      await queueDevice('no token');
    network(false);
    await add('AN0107', 'Botín');
    put('CL0301-S', 1, 'add');
    network(true);
    removeToken();
    calls();
    await resume();
    expect(calls().filter((call) => call.includes('wishlist/'))).toEqual([]);
    expect([waiting(), lines()]).toEqual(['AN0107=1', 'CL0301-S=1']);
    holdToken();
    await resume();
    expect(wishes()).toEqual(['AN0107', 'ZP0001']);
  });

  test('STATE-14: are not sent, and no message shows, after the session has ended', async () => {
    const { store, add, resume, network, calls, waiting, flashes } = await queueDevice('ended');
    network(false);
    await add('AN0107', 'Botín');
    network(true);
    store.dispatch(flashesTimedOut());
    calls();
    const sent = resume();
    store.dispatch(sessionEnded('logout'));
    await sent;
    expect(calls().filter((call) => call.includes('wishlist/'))).toEqual([]);
    expect([waiting(), flashes()]).toEqual(['', []]);
  });

  test('ERR-23, KEEP-02: another device has saved it meanwhile: it is done, without a message', async () => {
    const { add, resume, network, db, sent, waiting, flashes } = await queueDevice('elsewhere');
    network(false);
    await add('AN0107', 'Botín');
    await db.wishes.add({ id: '7', customer: aStatedCustomer().id_customer, sku: 'AN0107' });
    network(true);
    await resume();
    expect(sent()).toEqual([]);
    expect(waiting()).toBe('');
    expect(flashes()).not.toContain('El producto ya existe en favoritos.');
  });

  test('ERR-23: that the server already has but does not list ends with that message', async () => {
    const { add, resume, network, intercept, calls, waiting, flashes } =
      await queueDevice('said to be there');
    network(false);
    await add('AN0107', 'Botín');
    network(true);
    calls();
    intercept((_path, answer) => {
      const isAdd = calls().some((call) => call.startsWith('POST wishlist/'));
      const message = 'Item already exist in wishlist.';
      return isAdd ? Promise.resolve(Response.json({ error: true, message })) : answer();
    });
    await resume();
    expect(waiting()).toBe('');
    expect(flashes()).toContain('El producto ya existe en favoritos.');
  });

  test('ERR-12: that the server refuses ends with its reason, and the next is sent', async () => {
    const { add, remove, resume, network, wishes, flashes, waiting } = await queueDevice('refused');
    network(false);
    await add('NADA1', 'Nada');
    await remove('ZP0001');
    network(true);
    await resume();
    expect(wishes()).toEqual([]);
    expect(waiting()).toBe('');
    expect(flashes()).toContain('Ha ocurrido un error.');
  });
});

describe('favourites of an earlier page', () => {
  test('KEEP-02, KEEP-03: wait until start-up has decided who is logged in, and the list is read first', async () => {
    const first = await queueDevice('earlier');
    first.network(false);
    await first.add('AN0107', 'Botín');
    first.put('CL0301-S', 1, 'add');
    const next = await queueDevice('earlier page', first.storage, false);
    await next.resume();
    expect(next.sent()).toEqual([]);
    expect(next.lines()).toBe('CL0301-S=1');
    next.decide();
    await next.resume();
    const calls = next.calls().filter((call) => call.includes('wishlist/'));
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'POST']);
    expect(next.wishes()).toEqual(['AN0107', 'ZP0001']);
  });

  test('KEEP-02: a queue of version 1, without favourites, is read', async () => {
    const change = { id: 'a', item: 'AN0107-38', quantity: 1, kind: 'add', revision: 1, at: 1 };
    const entry = JSON.stringify({ version: 1, session: 0, changes: [change], ended: [] });
    const { resume, lines, flashes } = await queueDevice('version 1', memoryStorage({ sync_queue: entry }));
    await resume();
    expect(lines()).toBe('AN0107-38=1');
    expect(flashes()).toEqual([]);
  });
});

describe('a change whose session ends while it is sent', () => {
  const change = { sku: 'ZP0001', saved: false };

  /** Ends the session during the n-th call from now on. */
  function endDuring({ store, intercept }: Awaited<ReturnType<typeof device>>, nth: number) {
    let count = 0;
    intercept((_path, answer) => {
      count += 1;
      if (count === nth) store.dispatch(sessionEnded('logout'));
      return answer();
    });
  }

  test.each([
    ['during the call', 1],
    ['during the read after a failure', 2],
  ])('STATE-14, KEEP-03: %s has no outcome, and nothing more is sent', async (when, nth) => {
    const made = await device(when);
    made.breakCall('removeFromWishlist', 'unavailable');
    endDuring(made, nth);
    expect(await made.changeNow(change)).toEqual({ kind: 'void' });
    expect(made.calls()).toHaveLength(nth);
  });

  test.each([
    ['sent', 1, true],
    ['preceded by a read', 1, false],
  ])('STATE-14: nor has one that has waited, and is %s', async (what, nth, isRead) => {
    const made = await device(what);
    if (!isRead) {
      for (const call of ['addToWishlist', 'getWishlist']) made.breakCall(call, 'unavailable');
      await made.changeNow({ sku: 'AN0107', saved: true });
      for (const call of ['addToWishlist', 'getWishlist']) made.breakCall(call, undefined);
      made.calls();
    }
    endDuring(made, nth);
    expect(await made.changeLater(change)).toEqual({ kind: 'void' });
    expect(made.calls()).toHaveLength(1);
  });
});

describe('the wishlist', () => {
  test('is read once for all that need it, and again once nobody knows whether it is true', async () => {
    const { store, reads, breakCall, add } = await device('needed');
    await needWishlist(store);
    expect(reads()).toBe(0);
    breakCall('addToWishlist', 'unavailable');
    breakCall('getWishlist', 'unavailable');
    await add('AN0107', 'Botín');
    breakCall('getWishlist', undefined);
    reads();
    await Promise.all([needWishlist(store), needWishlist(store)]);
    expect(reads()).toBe(1);
  });
});
