import { afterEach, describe, expect, test, vi } from 'vitest';
import { copy, setBadge, share } from './device.ts';

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
