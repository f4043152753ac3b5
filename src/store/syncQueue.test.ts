import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { aCartReply } from '#fixtures/cart.ts';
import { getCart } from '#schemas/cart.ts';
import type { PendingChange } from '#schemas/syncQueue.ts';
import { storeOf } from '#testing/signedIn.ts';
import { queueReplaced, selectQueue } from './syncQueue.ts';

afterEach(() => vi.unstubAllGlobals());

const change = (id: string): PendingChange => ({
  id,
  item: `ZP0001-${id}`,
  quantity: 1,
  kind: 'set',
  at: 1,
  revision: 1,
});
const [one, other] = [change('38'), change('39')];

/** Whether the cart is to be read before a change is sent, after the device has had each of these queues. */
function unreadAfter(...queues: PendingChange[][]) {
  const store = storeOf();
  for (const changes of queues) store.dispatch(queueReplaced({ changes, ended: [] }));
  return selectQueue(store.getState()).unread;
}

test('KEEP-02: at first nothing waits', () => {
  expect(selectQueue(storeOf().getState())).toEqual({ changes: [], ended: [], waits: false, unread: false });
});

describe('KEEP-03: the cart is read first', () => {
  test('once the device has a change that this page has not made', () => {
    expect(unreadAfter([one])).toBe(true);
  });

  test('also where another change is known already', async () => {
    const store = storeOf();
    vi.stubGlobal('fetch', async () => Response.json(aCartReply()));
    store.dispatch(queueReplaced({ changes: [one], ended: [] }));
    await store.dispatch(endpointOf(getCart).initiate({ hash: 'c4f1e2' }));
    expect(selectQueue(store.getState()).unread).toBe(false);
    store.dispatch(queueReplaced({ changes: [one], ended: [] }));
    expect(selectQueue(store.getState()).unread).toBe(false);
    store.dispatch(queueReplaced({ changes: [one, other], ended: [] }));
    expect(selectQueue(store.getState()).unread).toBe(true);
  });

  test('until it is read, although nothing is new any more', () => {
    expect(unreadAfter([one], [one])).toBe(true);
    expect(unreadAfter([one], [])).toBe(true);
  });

  test('not where changes have only ended', () => {
    expect(unreadAfter([])).toBe(false);
  });
});
