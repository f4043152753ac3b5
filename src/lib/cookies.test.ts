import { expect, test } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

test.each([
  [true, 'a=1; Max-Age=60; Path=/; SameSite=Lax; Secure'],
  [false, 'a=1; Max-Age=60; Path=/; SameSite=Lax'],
])('SESS-23: a cookie of the whole shop, on https %s', (secure, text) => {
  expect(cookieText('a', '1', { maxAge: 60, secure })).toBe(text);
});

test.each(['h-140', 'a;b=c, ñ', '', '; Path=/x', '50%'])(
  'SESS-23: the value %j can be read again',
  (value) => {
    const [pair = ''] = cookieText('a', value, { maxAge: 60, secure: true }).split(';');
    expect(readCookie(pair, 'a')).toBe(value);
  },
);
