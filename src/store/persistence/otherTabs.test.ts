import { expect, test, vi } from 'vitest';
import { aloneIn, catchUp, linkTabs, publish, notifyLogout } from './otherTabs.ts';
import { queueKey } from './persistedSlices.ts';

/** A store that is linked with other tabs; `own` replaces parts of the link that a browser may lack. */
function linked(own: Partial<Parameters<typeof linkTabs>[1]> = {}) {
  const link = { mergeOtherTab: vi.fn<() => void>(), flush: vi.fn<() => Promise<void>>() };
  const store = {};
  linkTabs(store, { ...link, ...own });
  return { store, link };
}

test('KEEP-04: what other tabs have written is merged, and a session is written at once', () => {
  const { store, link } = linked();
  catchUp(store);
  expect([link.mergeOtherTab.mock.calls.length, link.flush.mock.calls.length]).toEqual([1, 0]);
  publish(store);
  expect([link.mergeOtherTab.mock.calls.length, link.flush.mock.calls.length]).toEqual([1, 1]);
});

test('KEEP-04: a logout is notified to the other tabs, where there are some', () => {
  const notified = vi.fn<() => void>();
  notifyLogout(linked({ notifyLogout: notified }).store);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(() => notifyLogout(linked().store)).not.toThrow();
});

test('work that one tab at a time may do has the turn of its name', async () => {
  const alone = vi.fn<(turn: string, work: () => Promise<void>) => Promise<void>>(async () => {});
  const work = vi.fn<() => Promise<void>>(async () => {});
  await aloneIn(linked({ alone }).store, 'lost_cart', work);
  expect(alone).toHaveBeenCalledExactlyOnceWith('lost_cart', work);
  expect(work).not.toHaveBeenCalled();
});

test.each([
  ['a browser without turns', () => linked().store],
  ['a store without other tabs', () => ({})],
])('in %s work is done at once, and nothing else happens', async (_what, open) => {
  const store = open();
  const work = vi.fn<() => Promise<void>>(async () => {});
  await aloneIn(store, 'sync_queue', work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(() => {
    catchUp(store);
    publish(store);
    notifyLogout(store);
  }).not.toThrow();
});

test('PERS-10: queued changes are stored in the entry sync_queue', () => {
  expect(queueKey).toBe('sync_queue');
});
