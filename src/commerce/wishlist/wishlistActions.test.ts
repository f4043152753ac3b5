import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#commerce/session/signIn.ts';
import { signOut } from '#commerce/session/signOut.ts';
import { lago } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { selectChanges } from '#store/syncQueue.ts';
import { selectSaved } from '#store/wishlist.ts';
import { connectCustomers, formOf, newBrowser } from '#testing/customerTab.ts';
import { wishlistActions } from './wishlistActions.ts';

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
  expect(selectChanges(store.getState())).toEqual([]);
  expect(storage.texts['sync_queue'] ?? '').not.toContain(lago.sku);
  expect(flashes()).toEqual(['Sesión cerrada.']);
});

test('ERR-15: without network a favourite whose queue does not load says so, and is neither kept nor shown', async () => {
  const { open } = await newBrowser();
  const { context, store, shop, flashes } = open();
  await signIn(context, formOf('nueva'));
  store.dispatch(networkChanged(false));
  await wishlistActions(store, shop, () => Promise.resolve(undefined)).add(lago.sku, lago.name);
  expect(flashes()).toEqual(['No hay conexión disponible.']);
  expect(selectChanges(store.getState())).toEqual([]);
  expect(selectSaved(store.getState(), lago.sku)).toBe(false);
});
