import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { creditsApi } from '#api/credits.ts';
import { ordersApi } from '#api/orders.ts';
import { signIn } from '#flows/session/signIn.ts';
import { sha256 } from '#lib/sha256.ts';
import { connectCustomers, formOf, newBrowser } from '#testing/backend/customerTab.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('CRED-03: the state has whether more credits follow, and the status notifier of the order of one', async () => {
  const { open } = await newBrowser();
  const { context, store } = open();
  await signIn(context, formOf('ana'));
  const { getCreditPages } = creditsApi.endpoints;
  const { getOrderStatus } = ordersApi.endpoints;

  // She has five credits, in pages of four.
  const first = await store.dispatch(getCreditPages.initiate({}));
  expect(getCreditPages.select({})(store.getState()).hasNextPage).toBe(true);
  await store.dispatch(getCreditPages.initiate({}, { direction: 'forward' }));
  expect(getCreditPages.select({})(store.getState()).hasNextPage).toBe(false);

  const { order_nr: ordernr = '' } = first.data?.pages.flat().find(({ order_nr }) => order_nr !== '') ?? {};
  const args = { ordernr, hash: (await sha256(ordernr)) ?? '' };
  await store.dispatch(getOrderStatus.initiate(args));
  const { data: statusNotifier = [] } = getOrderStatus.select(args)(store.getState());
  expect(statusNotifier[0]?.code).toBe('received');
});
