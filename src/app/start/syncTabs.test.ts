import { afterEach, expect, test, vi } from 'vitest';
import { notifyLogout } from '#store/persistence/otherTabs.ts';
import { memoryTab, turn } from '#testing/fakeBrowser.ts';
import { inOneTab, syncTabs } from './syncTabs.ts';

/** A tab with its events, and a persistence that counts what it is called for. */
function openTab(read: Promise<void> = new Promise(() => undefined)) {
  const [page, document] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  const end = new AbortController();
  ends.push(end);
  const persistence = { flush: vi.fn(() => Promise.resolve()), mergeOtherTab: vi.fn(), read };
  const [store, tab] = [{} as never, memoryTab({ exchange_draft: '{}', exchange_bank: '{}' })];
  syncTabs({
    store,
    ports: { headers: {}, tab } as never,
    persistence: persistence as never,
    signal: end.signal,
  });
  return { page, document, persistence, end, store, tab };
}

const ends: AbortController[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const end of ends.splice(0)) end.abort();
});

test.each([
  ['is left', 'page', 'pagehide'],
  ['is hidden', 'document', 'visibilitychange'],
] as const)('KEEP-04, PERS-02: pending changes are written when the tab %s', (_when, target, event) => {
  const { persistence, end, page, document } = openTab();
  const targets = { page, document };
  expect(persistence.flush).not.toHaveBeenCalled();
  targets[target].dispatchEvent(new Event(event));
  expect(persistence.flush).toHaveBeenCalledTimes(1);
  end.abort();
  targets[target].dispatchEvent(new Event(event));
  expect(persistence.flush).toHaveBeenCalledTimes(1);
});

test.each([
  ['the tab gets the focus', 'focus'],
  ['another tab writes, also after this one got the focus', 'storage'],
  ['the page comes back as it was left', 'pageshow'],
])(
  'KEEP-04: changes of other tabs are merged when %s, and once the storage is read',
  async (_when, event) => {
    const read = Promise.withResolvers<void>();
    const { page, persistence, end } = openTab(read.promise);
    page.dispatchEvent(new Event(event));
    expect(persistence.mergeOtherTab).toHaveBeenCalledTimes(1);
    read.resolve();
    await read.promise;
    expect(persistence.mergeOtherTab).toHaveBeenCalledTimes(2);
    end.abort();
    page.dispatchEvent(new Event(event));
    expect(persistence.mergeOtherTab).toHaveBeenCalledTimes(2);
  },
);

test('STATE-14, AFTER-04: of a logout in one tab the others are told, which forget their exchange', async () => {
  const [one, other] = [openTab(), openTab()];
  notifyLogout(one.store);
  await expect.poll(() => other.tab.texts).toEqual({});
  expect(other.persistence.mergeOtherTab).toHaveBeenCalledTimes(1);
  expect(one.persistence.mergeOtherTab).not.toHaveBeenCalled();
});

test('STATE-14: a page that is kept for the way back hears nothing, and hears again once it is shown', async () => {
  const [one, kept, other] = [openTab(), openTab(), openTab()];
  kept.page.dispatchEvent(new Event('pagehide'));
  notifyLogout(one.store);
  await expect.poll(() => other.tab.texts).toEqual({});
  expect(kept.tab.texts).not.toEqual({});
  kept.page.dispatchEvent(new Event('pageshow'));
  notifyLogout(one.store);
  await expect.poll(() => kept.tab.texts).toEqual({});
});

afterEach(() => vi.unstubAllGlobals());

/** A page, shown or not. */
function page(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', document);
  return document;
}

test('KEEP-02: two tabs never run work of the same name at once, and run other work in parallel', async () => {
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const run = (name: string, what: string, until = Promise.resolve()) =>
    inOneTab(name, () => until.then(() => void done.push(what)));
  const first = run('queue', 'first', held.promise);
  const second = run('queue', 'second');
  await run('cart', 'beside');
  await turn();
  expect(done).toEqual(['beside']);
  held.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['beside', 'first', 'second']);
});

test.each([
  ['has locks', { locks: navigator.locks }],
  ['has no locks', {}],
])(
  'KEEP-02: where the browser %s, work that fails is run once, and its error is told',
  async (_what, given) => {
    page('visible');
    vi.stubGlobal('navigator', given);
    const cause = new Error('broken');
    const work = vi.fn(() => Promise.reject(cause));
    await expect(inOneTab('failing', work)).rejects.toBe(cause);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('KEEP-02: where the browser has no locks, a hidden tab begins once it is shown', async () => {
  const document = page('hidden');
  vi.stubGlobal('navigator', {});
  const work = vi.fn(() => Promise.resolve());
  const done = inOneTab('hidden', work);
  document.dispatchEvent(new Event('visibilitychange'));
  await turn();
  expect(work).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});
