import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import type { Shop } from '#flows/shop.ts';
import { flashesTimedOut } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import {
  selectChanging,
  selectIsRead,
  selectSaved,
  selectWanted,
  selectWishes,
  wished,
} from '#store/wishlist.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { connectCustomers, formOf, newBrowser, wire } from '#testing/backend/customerTab.ts';
import { wishlistBackend } from '#testing/backend/favouriteDevice.ts';
import { stopClock } from '#testing/render/passTime.ts';
import { wishlistActions } from './wishlistActions.ts';
import { readWishlist } from './wishlistCalls.ts';

/** What a guest tried to save, as the device has it. */
function wantedOn({ texts }: { texts: Record<string, string> }) {
  const { wishlist } = JSON.parse(texts['persist:root'] ?? '{}') as { wishlist: string };
  return (JSON.parse(wishlist) as { wanted: unknown }).wanted;
}

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

  test('KEEP-05: what a guest tried to save is saved after the sign in on a page that was reloaded before', async () => {
    const { open, storage } = await newBrowser();
    const { store, shop, persistence } = open();
    await persistence?.read;
    await wishlistActions(store, shop).add(lago.sku, lago.name);
    await expect.poll(() => storage.texts['persist:root']).toContain(lago.sku);
    const reloaded = open();
    await reloaded.persistence?.read;
    await signIn(reloaded.context, formOf('nueva'));
    await expect.poll(reloaded.flashes).toContain('El producto se agregó a favoritos.');
    expect(selectSaved(reloaded.store.getState(), lago.sku)).toBe(true);
    expect(selectWanted(reloaded.store.getState())).toEqual([]);
  });

  test('KEEP-05: what a guest tried to save is on the device until the server has answered, for a page that is left meanwhile', async () => {
    const { open, storage } = await newBrowser();
    const { context, store, shop, persistence, flashes } = open();
    await persistence?.read;
    await wishlistActions(store, shop).add(lago.sku, lago.name);
    const held = Promise.withResolvers<void>();
    wire.intercept = async ({ method, url }, answer) => {
      if (method === 'POST' && url.includes('wishlist')) await held.promise;
      return answer();
    };
    await signIn(context, formOf('nueva'));
    await expect.poll(() => selectChanging(store.getState(), lago.sku)).toBe(true);
    await persistence?.flush();
    expect(wantedOn(storage)).toEqual([expect.stringContaining(lago.sku)]);
    held.resolve();
    await expect.poll(flashes).toContain('El producto se agregó a favoritos.');
    await persistence?.flush();
    expect(wantedOn(storage)).toEqual([]);
  });

  test('KEEP-05: each product that a guest tried to save is added and reported once, although the wishlist is read again meanwhile', async () => {
    const { open } = await newBrowser();
    const { context, store, shop, flashes } = open();
    for (const sku of [lago.sku, 'AN0107']) await wishlistActions(store, shop).add(sku);
    const held = Promise.withResolvers<void>();
    const added: string[] = [];
    wire.intercept = async (request, answer) => {
      const isAdd = request.method === 'POST' && request.url.includes('wishlist');
      if (isAdd) added.push(/sku=(?<sku>\w+)/.exec(await request.clone().text())?.groups?.['sku'] ?? '');
      const response = await answer();
      if (isAdd) await held.promise;
      return response;
    };
    await signIn(context, formOf('nueva'));
    await expect.poll(() => added).toEqual([lago.sku]);
    store.dispatch(flashesTimedOut());
    await readWishlist(store);
    await readWishlist(store);
    held.resolve();
    await expect.poll(() => selectSaved(store.getState(), 'AN0107')).toBe(true);
    await expect.poll(() => selectChanging(store.getState(), 'AN0107')).toBe(false);
    await readWishlist(store);
    expect(added).toEqual([lago.sku, 'AN0107']);
    expect(new Set(flashes())).toEqual(new Set(['El producto se agregó a favoritos.']));
  });

  test('KEEP-05: what a guest tried to save a day ago is not saved for whom signs in then', async () => {
    const { open } = await newBrowser();
    let now = Date.now();
    const { context, store, shop, flashes } = open('on', undefined, { clock: () => now });
    await wishlistActions(store, shop).add(lago.sku, lago.name);
    now += 86_400_000;
    await signIn(context, formOf('nueva'));
    await expect.poll(() => selectIsRead(store.getState())).toBe(true);
    await expect.poll(() => selectWanted(store.getState())).toEqual([]);
    expect(selectSaved(store.getState(), lago.sku)).toBe(false);
    expect(flashes()).not.toContain('El producto se agregó a favoritos.');
  });

  test('KEEP-08: without network a favourite whose queue does not load is reported as missing code, and neither stored nor shown', async () => {
    const need = vi.fn<Shop['need']>(() => Promise.resolve(undefined));
    const { open } = await newBrowser();
    const { context, store, shop, flashes } = open();
    await signIn(context, formOf('nueva'));
    store.dispatch(networkChanged(false));
    await wishlistActions(store, Object.assign(shop, { need })).add(lago.sku, lago.name);
    expect(need).toHaveBeenCalledExactlyOnceWith('queue', expect.any(Function));
    expect(flashes()).toEqual([]);
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

const removedText = 'success: Producto removido de su lista de favoritos.: Deshacer';

describe('a change that was sent', () => {
  test('ERR-64, ERR-65: is reported as done', async () => {
    const { add, remove, said, store } = await device('done');
    await add('AN0107', 'Botín');
    expect(said()).toEqual(['success: El producto se agregó a favoritos.']);
    store.dispatch(flashesTimedOut());
    await remove('AN0107');
    expect(said()).toEqual([removedText]);
  });

  test('ERR-12, KEEP-01: a removal that the server refuses is reported, and there is nothing to undo', async () => {
    const { remove, breakCall, said, removed, saved } = await device('removal refused');
    breakCall('removeFromWishlist', 'refused');
    await remove('ZP0001');
    expect(said()).toEqual(['error: Ha ocurrido un error.']);
    expect(removed()).toEqual([]);
    expect(saved('ZP0001')).toBe(true);
  });

  test('ERR-23: an add of a product that another device has saved is reported as saved before, not as done', async () => {
    const { add, said, saveElsewhere, saved } = await device('saved elsewhere');
    await saveElsewhere('AN0107');
    await add('AN0107', 'Botín');
    expect(said()).toEqual(['error: El producto ya existe en favoritos.']);
    expect(saved('AN0107')).toBe(true);
  });

  test('KEEP-03: one without a response is done if the list shows it, and is not sent again', async () => {
    const { add, said, loseAnswer, sent, saved } = await device('answer lost');
    loseAnswer();
    await add('AN0107', 'Botín');
    expect(said()).toEqual(['success: El producto se agregó a favoritos.']);
    expect(sent()).toEqual(['POST AN0107']);
    expect(saved('AN0107')).toBe(true);
  });

  test('ERR-12: one without a readable answer that the list does not have has failed', async () => {
    const { add, said, intercept, saved } = await device('not done');
    intercept((path, answer) =>
      path.startsWith('wishlist') && saved('AN0107') ? Promise.resolve(unreadable()) : answer(),
    );
    await add('AN0107', 'Botín');
    expect(said()).toEqual(['error: Ha ocurrido un error.']);
    expect(saved('AN0107')).toBe(false);
  });

  test('KEEP-03: one that was refused is not taken for done where the list cannot be read', async () => {
    const { changeNow, breakCall } = await device('nobody knows');
    for (const call of ['removeFromWishlist', 'getWishlist']) breakCall(call, 'unavailable');
    expect((await changeNow({ sku: 'AN0107', saved: false })).kind).toBe('refused');
  });

  test('KEEP-02, KEEP-03: one without an answer has failed where the list, which can be read, does not have it', async () => {
    const { changeNow, breakCall } = await device('not there');
    breakCall('addToWishlist', 'cut');
    expect((await changeNow({ sku: 'AN0107', saved: true })).kind).toBe('refused');
  });

  test('KEEP-02: waits for the network where nothing is answered in time', async () => {
    const { changeNow, intercept } = await device('no answer');
    intercept(() => new Promise(() => undefined));
    stopClock();
    const outcome = changeNow({ sku: 'AN0107', saved: true });
    // The change is sent once, the list is read three times.
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await outcome).kind).toBe('queued');
  });

  test('waits for the one before', async () => {
    const { add, remove, intercept, calls } = await device('in turn');
    const held = Promise.withResolvers<void>();
    const arrived: string[] = [];
    intercept(async (path, answer) => {
      arrived.push(path);
      await held.promise;
      return answer();
    });
    const both = [add('AN0107', 'Botín'), remove('ZP0001')];
    await expect.poll(() => arrived.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(arrived).toHaveLength(1);
    held.resolve();
    await Promise.all(both);
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);
  });

  test('WISH-04: a second change of the same product meanwhile is none', async () => {
    const { add, sent, said } = await device('twice');
    await Promise.all([add('AN0107', 'Botín'), add('AN0107', 'Botín')]);
    expect(sent()).toEqual(['POST AN0107']);
    expect(said()).toHaveLength(1);
  });
});

describe('a removal that is undone', () => {
  test('KEEP-01: is no longer reported, and cannot be undone again', async () => {
    const { remove, undo, said, removed, sent, wishes } = await device('undone');
    await remove('ZP0001');
    expect(said()).toEqual([removedText]);
    await undo();
    expect(said()).toEqual([]);
    expect(removed()).toEqual([]);
    expect(wishes()).toEqual(['ZP0001']);
    await undo();
    expect(sent()).toEqual(['DELETE ZP0001', 'POST ZP0001']);
  });

  test('KEEP-01: was the last of several, and the one before can be undone then', async () => {
    const { add, remove, undo, said, sent, store } = await device('two removals');
    await add('AN0107', 'Botín');
    store.dispatch(flashesTimedOut());
    await remove('ZP0001');
    await remove('AN0107');
    sent();
    await undo();
    expect(sent()).toEqual(['POST AN0107']);
    expect(said()).toEqual([removedText]);
  });

  test('KEEP-01, KEEP-02: takes the place of one that waits for the network', async () => {
    const { add, remove, network, said, store } = await device('waits and done');
    await add('AN0107', 'Botín');
    store.dispatch(flashesTimedOut());
    network(false);
    await remove('AN0107');
    network(true);
    await remove('ZP0001');
    expect(said()).toEqual([removedText]);
  });

  test('KEEP-01: is shown in its place before the server has answered, and is undone once by two presses', async () => {
    const { add, remove, undo, intercept, removed, sent, store } = await device('undone twice');
    await add('AN0107', 'Botín');
    const shown = () => selectWishes(store.getState()).map(({ sku }) => sku);
    const before = shown();
    await remove('ZP0001');
    await remove('AN0107');
    expect(shown()).toEqual([]);
    sent();
    const held = Promise.withResolvers<void>();
    intercept(async (_path, answer) => {
      await held.promise;
      return answer();
    });
    const presses = [undo(), undo()];
    expect(shown()).toEqual(['AN0107']);
    held.resolve();
    await Promise.all(presses);
    expect(sent()).toEqual(['POST AN0107']);
    expect(removed()).toEqual(['ZP0001']);
    await undo();
    expect(shown()).toEqual(before);
  });
});

describe('what a guest has tried to save', () => {
  test('ERR-23, KEEP-05: is reported as already saved, and not sent, if it is', async () => {
    const { store, addWanted, said, sent } = await device('wanted');
    const until = Date.now() + 1000;
    store.dispatch(wished({ sku: 'ZP0001', until }));
    store.dispatch(wished({ sku: 'AN0107', until }));
    await addWanted();
    expect(said()).toEqual([
      'error: El producto ya existe en favoritos.',
      'success: El producto se agregó a favoritos.',
    ]);
    expect(sent()).toEqual(['POST AN0107']);
    store.dispatch(flashesTimedOut());
    await addWanted();
    expect([said(), sent()]).toEqual([[], []]);
  });
});
