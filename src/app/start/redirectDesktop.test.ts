import { expect, test, vi } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import type { Settings } from '#schemas/settings.ts';
import { redirectDesktop } from './redirectDesktop.ts';

const production = developmentSettings({ environment: 'production' });
const origin = 'https://ar.tienda.example';

/** Where a window is led to; undefined if the shop is shown. */
async function leadOf(width: number, url = '/', settings: Settings = production) {
  const replace = vi.fn<(address: string) => void>();
  const leaves = await redirectDesktop({ width, url, origin, country: 'ar' }, settings, replace);
  expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0);
  return replace.mock.calls[0]?.[0];
}

// The table of docs/requirements/examples.md.
test.each([
  [320, '/', undefined],
  [768, '/mujer/', undefined],
  [769, '/', 'https://www-ar.tienda.example/'],
  [1024, '/index.html', 'https://www-ar.tienda.example/'],
  [1280, '/mujer/calzado/?brand=nike', 'https://www-ar.tienda.example/mujer/calzado/?brand=nike'],
  [1280, '/account/orders', 'https://www-ar.tienda.example/customer/account/'],
])('APP-01, APP-02, APP-03: a window of %i px at %s is led to %s', async (width, url, address) => {
  expect(await leadOf(width, url)).toBe(address);
});

test.each([
  ['in development', developmentSettings()],
  ['of a build with the mock', developmentSettings({ hosts: { desktop: 'https://www.shop.example' } })],
  ['without a desktop host', { ...production, hosts: { desktop: '' } }],
  ['whose desktop host is the shop', { ...production, hosts: { desktop: origin } }],
])('APP-05: a wide window %s stays', async (_what, settings) => {
  expect(await leadOf(1280, '/', settings)).toBeUndefined();
});

test('APP-01: a wide window is shown the shop if the code of the redirect does not load', async () => {
  const replace = vi.fn<(address: string) => void>();
  const visit = { width: 1280, url: '/', origin, country: 'ar' } as const;
  const leaves = redirectDesktop(visit, production, replace, () => Promise.reject(new TypeError('cut')));
  expect(await leaves).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});
