import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { networkChanged } from '#store/online.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { selectIsRead, selectSaved } from '#store/wishlist.ts';
import { connectCustomers, formOf, newBrowser } from '#testing/backend/customerTab.ts';
import { wishlistBackend } from '#testing/backend/favouriteDevice.ts';
import { wishlistActions } from './wishlistActions.ts';

describe('in two tabs', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  test('STATE-14, PERS-10: a favourite that waits for the network ends with the session, also one of just before the sign out', async () => {
    const { open, storage } = await newBrowser();
    const { context, store, shop, flashes } = open();
    await signIn(context, formOf('ana'));
    store.dispatch(networkChanged(false));
    const adding = wishlistActions(store, shop).add(lago.sku, lago.name);
    await signOut(context);
    await adding;
    expect(selectQueuedChanges(store.getState())).toEqual([]);
    expect(storage.texts['sync_queue'] ?? '').not.toContain(lago.sku);
    expect(flashes()).toEqual(['Sesión cerrada.']);
  });

  test('ERR-15: without network a favourite whose queue does not load is reported, and neither stored nor shown', async () => {
    const { open } = await newBrowser();
    const { context, store, shop, flashes } = open();
    await signIn(context, formOf('nueva'));
    store.dispatch(networkChanged(false));
    await wishlistActions(store, shop, () => Promise.resolve(undefined)).add(lago.sku, lago.name);
    expect(flashes()).toEqual(['No hay conexión disponible.']);
    expect(selectQueuedChanges(store.getState())).toEqual([]);
    expect(selectSaved(store.getState(), lago.sku)).toBe(false);
  });
});

const device = wishlistBackend();

describe('a change that waits', () => {
  test('KEEP-02: has those of the same product after it, although the network is back', async () => {
    const { add, remove, network, sent, waiting } = await device('after it');
    network(false);
    await add('AN0107', 'Botín');
    network(true);
    await remove('AN0107');
    expect(sent()).toEqual([]);
    expect(waiting()).toBe('AN0107=0');
  });

  test('KEEP-02: of a customer without a token waits too', async () => {
    const { add, removeToken, sent, waiting, flashes } = await device('without token');
    removeToken();
    await add('AN0107', 'Botín');
    expect(sent()).toEqual([]);
    expect(waiting()).toBe('AN0107=1');
    expect(flashes()).toEqual(['Actualizamos sus favoritos en cuanto confirmemos su sesión.']);
  });

  test('KEEP-03: that the list shows already is not sent', async () => {
    const { changeLater, sent } = await device('shown already');
    expect(await changeLater({ sku: 'ZP0001', saved: true })).toEqual({ kind: 'done' });
    expect(await changeLater({ sku: 'AN0107', saved: false })).toEqual({ kind: 'done' });
    expect(sent()).toEqual([]);
  });

  test('ERR-23, KEEP-03: to what another device has done meanwhile is done', async () => {
    const { changeLater, saveElsewhere, sent } = await device('done meanwhile');
    await saveElsewhere('AN0107');
    expect(await changeLater({ sku: 'AN0107', saved: true })).toEqual({ kind: 'done' });
    expect(sent()).toEqual(['POST AN0107']);
  });

  test.each([
    ['cut', 'queued'],
    ['unavailable', 'refused'],
  ] as const)(
    'KEEP-02: is queued only without network: after a read that is %s it is %s',
    async (fault, kind) => {
      const { store, changeLater, breakCall, sent } = await device(`read ${fault}`);
      breakCall('addToWishlist', 'unavailable');
      breakCall('getWishlist', fault);
      await changeLater({ sku: 'AN0107', saved: true });
      expect(selectIsRead(store.getState())).toBe(false);
      sent();
      expect((await changeLater({ sku: 'AN0107', saved: true })).kind).toBe(kind);
      expect(sent()).toEqual([]);
    },
  );
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
