import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCartReply } from '#fixtures/cart.ts';
import { getCart } from '#schemas/cart.ts';
import type { QueuedChange } from '#schemas/syncQueue.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { queueReplaced, selectQueue } from './syncQueue.ts';

afterEach(() => vi.unstubAllGlobals());

const change = (id: string): QueuedChange => ({
  id,
  item: `ZP0001-${id}`,
  quantity: 1,
  kind: 'set',
  at: 1,
  revision: 1,
});
const [one, other] = [change('38'), change('39')];

/** A page that tells whether it must read the cart before it sends these stored changes. */
function open() {
  vi.stubGlobal('fetch', async () => Response.json(aCartReply()));
  const store = storeOf();
  return {
    unreadAfter(...changes: QueuedChange[]) {
      store.dispatch(queueReplaced({ changes, ended: [] }));
      return selectQueue(store.getState()).mustRead;
    },
    read: () => store.dispatch(endpointOf(getCart).initiate({ hash: 'c4f1e2' })),
  };
}

test('KEEP-02: at first nothing waits', () => {
  expect(selectQueue(storeOf().getState())).toEqual({
    changes: [],
    ended: [],
    waits: false,
    mustRead: false,
  });
});

describe('KEEP-03: the cart is read first', () => {
  test('once the device has a change that this page has not made, until it is read', async () => {
    const { unreadAfter, read } = open();
    expect([unreadAfter(one), unreadAfter(one), unreadAfter()]).toEqual([true, true, true]);
    await read();
    expect(unreadAfter()).toBe(false);
  });

  test('also if it knows another of the changes, but not if it knows all', async () => {
    const { unreadAfter, read } = open();
    unreadAfter(one);
    await read();
    expect([unreadAfter(one), unreadAfter(one, other)]).toEqual([false, true]);
  });

  test('not if changes have only ended', async () => {
    const { unreadAfter, read } = open();
    unreadAfter(one, other);
    await read();
    expect([unreadAfter(other), unreadAfter()]).toEqual([false, false]);
  });
});
