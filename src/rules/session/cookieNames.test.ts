import { expect, test } from 'vitest';
import { hashCookie } from '#rules/catalogue/legacyQuery.ts';
import { formulaCookie } from '#rules/catalogue/sortingFormula.ts';
import { cityRegionCookieOf } from '#rules/delivery/cityRegionCookie.ts';
import { loginFrontCookie } from './loginFront.ts';
import { loginCookies } from './sessionCookies.ts';

test('SESS-21, SESS-22: the names of all cookies, and how long those live that the shop writes', () => {
  const written = [
    ...loginCookies({ marker: 'm1', hash: 'h1', keepSession: '0' }, true),
    loginFrontCookie('ligado', true),
    cityRegionCookieOf({ region: '5', city: '120' }, true),
    formulaCookie('f1', 'https://tienda.example'),
  ];
  expect(written.map((cookie) => /^([^=]+)=[^;]+; Max-Age=(\d+);/.exec(cookie)?.slice(1))).toEqual([
    ['session-id', '86400'],
    ['access_token', '604800'],
    ['login_front_rollout_cookie', '259200'],
    ['pwa-geolocation', '604800'],
    ['custom_filter_sorting', '86400'],
  ]);
  // It is only read.
  expect(hashCookie).toBe('hash_configuration');
});
