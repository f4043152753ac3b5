import { afterEach, describe, expect, test, vi } from 'vitest';
import { copy, setBadge, share, showBadge } from './device.ts';

const link = { title: 'Zapatilla urbana Lago', url: 'https://vidriera.example/zapatilla.html' };

afterEach(() => vi.unstubAllGlobals());

describe('REACH-04: the share sheet', () => {
  test('REACH-04: is opened with the link', async () => {
    const opened = vi.fn<(link: object) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share: opened });
    expect(await share(link)).toBe(true);
    expect(opened).toHaveBeenCalledExactlyOnceWith(link);
  });

  test.each([
    ['closed by the shopper', new DOMException('Share canceled', 'AbortError'), true],
    ['not allowed', new DOMException('Permission denied', 'NotAllowedError'), false],
    ['broken', new TypeError('Invalid URL'), false],
  ])('REACH-04: that is %s', async (_what, cause, opened) => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(cause) });
    expect(await share(link)).toBe(opened);
  });

  test('REACH-04: that the device does not have', async () => {
    vi.stubGlobal('navigator', {});
    expect(await share(link)).toBe(false);
  });
});

describe('the clipboard', () => {
  test('takes a text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copy('VERANO10')).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('VERANO10');
  });

  test.each([
    [
      'refuses',
      { clipboard: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } },
    ],
    ['is absent', {}],
  ])('that %s takes none', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copy('VERANO10')).toBe(false);
  });
});

describe('the badge on the icon', () => {
  test('REACH-04: has the count, and is cleared for none', async () => {
    const set = vi.fn<(count?: number) => Promise<void>>(() => Promise.resolve());
    const clear = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { setAppBadge: set, clearAppBadge: clear });
    await setBadge(3);
    expect(set).toHaveBeenCalledExactlyOnceWith(3);
    expect(clear).not.toHaveBeenCalled();
    await setBadge(0);
    expect(set).toHaveBeenCalledTimes(1);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  test.each([
    ['refuses', { setAppBadge: refuse, clearAppBadge: refuse }],
    ['has none', {}],
  ])('REACH-04: a device that %s changes nothing', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await expect(setBadge(3)).resolves.toBeUndefined();
    await expect(setBadge(0)).resolves.toBeUndefined();
  });
});

/** A store with a cart of one line of so many items, and the badges that were set from it. */
function shop(quantity: number) {
  const listeners = new Set<() => void>();
  let state = {};
  const hold = (items: number) => {
    state = { cart: { cart: { items: [{ quantity: items }] } } };
    for (const listener of listeners) listener();
  };
  hold(quantity);
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const badges: number[] = [];
  return { store: store as never, hold, badges, setBadge: async (count: number) => void badges.push(count) };
}

test('REACH-04: the badge has the count of the cart, set again only when that changes', async () => {
  const { store, hold, badges, setBadge } = shop(2);
  const { signal } = new AbortController();
  await showBadge({ store, persistence: undefined, signal }, setBadge);
  expect(badges).toEqual([2]);
  hold(2);
  hold(5);
  hold(0);
  expect(badges).toEqual([2, 5, 0]);
});

test('REACH-04: the badge of the last visit stays until its cart is rehydrated', async () => {
  const { store, hold, badges, setBadge } = shop(0);
  const read = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const shown = showBadge({ store, persistence: { read: read.promise } as never, signal }, setBadge);
  await Promise.resolve();
  expect(badges).toEqual([]);
  hold(3);
  read.resolve();
  await shown;
  expect(badges).toEqual([3]);
});

test('the badge follows the cart no longer than the shop runs', async () => {
  const { store, hold, badges, setBadge } = shop(1);
  const end = new AbortController();
  await showBadge({ store, persistence: undefined, signal: end.signal }, setBadge);
  end.abort();
  hold(4);
  expect(badges).toEqual([1]);
  await showBadge({ store, persistence: undefined, signal: end.signal }, setBadge);
  expect(badges).toEqual([1]);
});
