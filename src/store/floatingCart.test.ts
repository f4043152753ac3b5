import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { flashQueued, flashesTimedOut } from './flash.ts';
import { popupClosed, popupTimedOut, productAdded, selectPopup } from './floatingCart.ts';
import { historyPopped, navigated } from './lastUrl.ts';

const shoe = { image: 'https://img.tienda.example/p/zp0001.jpg', brand: 'Zapala', name: 'Lago', size: '38' };
const boot = { ...shoe, brand: 'Andina', name: 'Quena', size: '39' };

const added = (product = shoe, context = {}) =>
  productAdded({ product, onCart: false, flashVisible: false, ...context });
const flash = flashQueued({ text: 'Cupón agregado.', flashMessageType: 'success' });
const openCart = navigated({ url: '/cart', kind: 'push' });

function after(...actions: UnknownAction[]) {
  const store = storeOn(hostsOf('development', 'ar', ''));
  for (const action of actions) store.dispatch(action);
  return selectPopup(store.getState());
}

describe('the popup of what was added', () => {
  test('APP-23: it opens with the product', () => {
    expect(after(added())).toEqual({ open: true, product: shoe });
  });

  test('APP-32: the next product replaces it', () => {
    expect(after(added(shoe), added(boot))).toEqual({ open: true, product: boot });
  });

  test.each([
    ['APP-25', 'its button', popupClosed()],
    ['APP-27', 'its time', popupTimedOut()],
    ['APP-29', 'the way to the cart', openCart],
    ['APP-29', 'the way to a page of the cart', navigated({ url: '/cart/x?y=1', kind: 'replace' })],
    ['APP-29', 'the browser’s way back to the cart', historyPopped('/cart')],
    ['APP-31', 'a flash message', flash],
  ])('%s: %s closes it', (_id, _what, action) => {
    expect(after(added(), action).open).toBe(false);
  });

  test.each(['/', '/mujer/', '/cartera', '/zapatilla-lago-zp0001.html'])(
    'APP-29: the way to %s does not',
    (url) => {
      expect(after(added(), navigated({ url, kind: 'push' })).open).toBe(true);
      expect(after(added(), historyPopped(url)).open).toBe(true);
    },
  );

  test('APP-29, APP-30: on the cart, or with a flash message, it does not open', () => {
    expect(after(added(shoe, { onCart: true })).open).toBe(false);
    expect(after(added(shoe, { flashVisible: true })).open).toBe(false);
  });

  test('APP-31: it does not open again when the flash message has disappeared', () => {
    expect(after(added(), flash, flashesTimedOut()).open).toBe(false);
  });

  test.each([
    ['is closed after a reload', [rehydrated({ floatingCart: { open: true, product: boot } })], false, boot],
    [
      'gives way to one of this visit',
      [added(), rehydrated({ floatingCart: { open: true, product: boot } })],
      true,
      shoe,
    ],
    ['may be missing', [rehydrated({})], false, undefined],
    ['that is missing closes none', [added(), rehydrated({})], true, shoe],
  ])('APP-33: the persisted one %s', (_what, actions, open, product) => {
    expect(after(...actions)).toEqual({ open, product });
  });

  test('it starts closed, and nothing but an add opens it', () => {
    expect(after().open).toBe(false);
    expect(after(popupClosed(), popupTimedOut(), openCart, flash, flashesTimedOut()).open).toBe(false);
  });
});
