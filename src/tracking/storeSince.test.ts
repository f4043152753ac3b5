import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { recordActions } from '#app/tracking/trackVisit.ts';
import { addStarted } from '#store/cart.ts';
import { navigated } from '#store/lastUrl.ts';
import { connectCustomers, newBrowser } from '#testing/backend/customerTab.ts';
import { storeSince } from './storeSince.ts';
import { pageShown, pageVisited } from './signals.ts';
import { eventsOf, makeTable } from './table.ts';
import { watchPages } from './watchPages.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

/** A shop that is watched from the start of the page, or from a later moment on that has the past; what it reports. */
async function watched(isLate: boolean) {
  const { store } = (await newBrowser()).open();
  const reported: unknown[] = [];
  const end = recordActions(store);
  const begin = () => {
    const table = makeTable();
    const since = storeSince(store, isLate ? end() : undefined);
    const facts = { getState: since.getState, visitor: () => Promise.reject(new Error('Nobody asks.')) };
    const feed = (action: unknown) => {
      if (pageVisited.match(action)) return void reported.push(action.payload.page);
      if (!pageShown.match(action)) reported.push(...eventsOf(table, action, facts));
    };
    since.react({ matches: (action): action is unknown => action !== undefined, run: feed });
    const { signal } = new AbortController();
    watchPages({ store: since, origin: 'https://ar.tienda.example', referrer: '', signal, feed });
    since.replay();
  };
  if (!isLate) begin();
  return { store, reported, begin };
}

test.each([false, true])(
  'TRACK-09, TRACK-21: actions are reported in their order, also if tracking starts later: %s',
  async (isLate) => {
    const { store, reported, begin } = await watched(isLate);
    store.dispatch(navigated({ url: '/menu', kind: 'push' }));
    store.dispatch(addStarted('ZP0001-38'));
    await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    store.dispatch(navigated({ url: '/cart', kind: 'push' }));
    if (isLate) begin();
    store.dispatch(navigated({ url: '/brands', kind: 'push' }));
    const hash = store.getState().cart.cart?.hash ?? '';
    // The second time it is no new line of the cart, as it is by then.
    for (const quantity of ['1', '2']) {
      const change = { hash, item: 'AN0107-38', quantity, items: `AN0107-38=${quantity}` };
      await store.dispatch(cartApi.endpoints.addToCart.initiate(change as never));
    }
    expect(reported).toEqual([
      '/',
      '/menu',
      { event: 'addToCart', product: expect.objectContaining({ id: 'ZP0001' }) },
      '/cart',
      '/brands',
      { event: 'addToCart', product: expect.objectContaining({ id: 'AN0107' }) },
    ]);
  },
);
