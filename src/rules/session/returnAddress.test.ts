import { describe, expect, test } from 'vitest';
import { returnAddress } from './returnAddress.ts';

test.each([
  '/account',
  '/account/orders?page=2',
  '/account/orders/200012345',
  '/cart',
  '/',
  '/mujer/calzado/?brand=nike--adidas&q=a%20b#top',
  '/account?volver=https://evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/loginx',
  '/account/login',
  `/${'a'.repeat(1999)}`,
])('ROUTE-48: after signing in the customer returns to %s', (asked) => {
  expect(returnAddress(asked)).toBe(asked);
});

test.each([
  ['/a/./b/../c', '/a/c'],
  ['/a\\b', '/a/b'],
  ['/ca\trt', '/cart'],
  ['/señor', '/se%C3%B1or'],
])('ROUTE-48: %j is returned to as the browser writes it, %s', (asked, address) => {
  expect(returnAddress(asked)).toBe(address);
});

test.each([
  ['/?autologin=1&hash=h-1101', '/'],
  ['/account?autologin=1&desde=correo&hash=h-1101&emptyCart=1', '/account?desde=correo'],
])('SESS-38: of %j the login is left out', (asked, address) => {
  expect(returnAddress(asked)).toBe(address);
});

/** Each would lead to another origin, run a script, or is nothing that the guard has written. */
const attacks: unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example/account',
  '//evil.example/..//account',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/\t\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/.\\/evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '//%65vil.example',
  '//evil%2Eexample',
  '//user:secret@evil.example',
  '//www.vidriera.example@evil.example',
  '//www.vidriera.example:8443/account',
  '//www.vidriera.example.evil.example',
  '//[::1]/',
  '//0x7f000001/',
  '//evil。example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://www.vidriera.example@evil.example/',
  'https:\\\\evil.example',
  'http://www.vidriera.example/account',
  'ftp://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.vidriera.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'about:blank',
  'evil.example',
  '@evil.example',
  ':443',
  '?q=a',
  '#top',
  '',
  ' ',
  '/' + 'a'.repeat(5000),
  '//' + 'a'.repeat(5000),
  undefined,
  null,
  7,
  {},
  ['/account'],
];

describe('ROUTE-48: an attack ends at the account', () => {
  test.each(attacks.map((attack) => [attack]))('ROUTE-48: %j', (asked) => {
    expect(returnAddress(asked)).toBe('/account');
  });
});

test.each([
  '/login',
  '/login/',
  '/login?volver=%2Flogin',
  '/login#top',
  '/register',
  '/registerFacebook',
  '/customer/account/login',
  '/forgotpassword',
  '/checkout/login',
  '/checkout/register',
  '/checkout/forgotpassword?x=1',
  '/account/../login',
  '/%2e%2e/login',
  '/./login',
  '/lo\ngin',
  '\\login',
])('ROUTE-48: %j is no address to return to', (asked) => {
  expect(returnAddress(asked)).toBe('/account');
});

test.each([
  [undefined, 'https://pago.vidriera.example/'],
  ['//evil.example', 'https://pago.vidriera.example/'],
  ['/checkout/login', 'https://pago.vidriera.example/'],
  ['/cart', '/cart'],
])('ROUTE-51: in the checkout %j leads to %s', (asked, address) => {
  expect(returnAddress(asked, 'https://pago.vidriera.example/')).toBe(address);
});
