import { afterEach, expect, test, vi } from 'vitest';
import { syncTabs } from './syncTabs.ts';

/** A tab with its events, and a persistence that counts what it is called for. */
function openTab(read: Promise<void> = new Promise(() => undefined)) {
  const [page, document] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  const end = new AbortController();
  const persistence = { flush: vi.fn(() => Promise.resolve()), mergeOtherTab: vi.fn(), read };
  syncTabs({
    store: {} as never,
    ports: { headers: {} } as never,
    persistence: persistence as never,
    signal: end.signal,
  });
  return { page, document, persistence, end };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is left', 'page', 'pagehide'],
  ['is hidden', 'document', 'visibilitychange'],
] as const)('KEEP-04, PERS-02: pending changes are written when the tab %s', (_when, target, event) => {
  const { persistence, end, ...targets } = openTab();
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
