import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCheckoutForm, parseSignInState, returnAddress, signInForms, splitAutologin } from './signIn.ts';

test('ROUTE-51: the forms on the way to the checkout lead to each other, and so do those of the account', () => {
  expect(signInForms(true)).toEqual({
    login: '/checkout/login',
    register: '/checkout/register',
    recovery: '/checkout/forgotpassword',
  });
  expect(signInForms(false)).toEqual({
    login: '/login',
    register: '/register',
    recovery: '/forgotpassword',
  });
});

test.each([
  ['/checkout/login', true],
  ['/checkout/register/', true],
  ['/checkout/forgotpassword?x=1', true],
  ['/login', false],
  ['/register', false],
  ['/forgotpassword', false],
  ['/registerFacebook', false],
  ['/checkout', false],
  ['/cart', false],
])('ROUTE-51: whether %s is on the way to the checkout: %s', (url, expected) => {
  expect(isCheckoutForm(url)).toBe(expected);
});

test('what a form hands to the next one is read, and nothing else', () => {
  const state = { returnTo: '/account/orders?page=2', email: 'ana@mail.co', toCheckout: true };
  expect(parseSignInState({ ...state, draft: {}, key: 'x' })).toEqual(state);
});

test('the longest e-mail is read', () => {
  const state = { email: `${'a'.repeat(246)}@mail.co` };
  expect(state.email).toHaveLength(254);
  expect(parseSignInState(state)).toEqual(state);
});

test.each<unknown>([
  undefined,
  null,
  'ana@mail.co',
  7,
  [],
  { returnTo: 7, email: {}, toCheckout: 'yes' },
  { email: '' },
  { email: 'a'.repeat(255) },
  { toCheckout: false },
])('an entry with %j hands over nothing', (state) => {
  expect(parseSignInState(state)).toEqual({});
});

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

const h2 = { hash: 'h2', emptyCart: false };

test.each([
  ['/?autologin=1&hash=h2', '/', h2],
  ['/?autologin=1&hash=h2&emptyCart=1', '/', { hash: 'h2', emptyCart: true }],
  ['/cart?emptyCart=1&hash=h2&autologin=1', '/cart', { hash: 'h2', emptyCart: true }],
  ['/?autologin=1&hash=h2&emptyCart=0', '/', h2],
  ['/?autologin=1&hash=h2&emptyCart', '/', h2],
  [
    '/mujer/?page=2&autologin=1&brand=nike--adidas&hash=h2&q=a+b%20c#top',
    '/mujer/?page=2&brand=nike--adidas&q=a+b%20c#top',
    h2,
  ],
  ['/?hash=h%2F2%3D&autologin=1', '/', { hash: 'h/2=', emptyCart: false }],
  ['/?autologin=1&%68ash=h2', '/', h2],
  ['/?autologin=1&hash=h2&hash=h3', '/', h2],
  ['/?autologin=1&hash=h2#?autologin=1&hash=h3', '/#', h2],
  ['/?a=%E0%A4%A&autologin=1&hash=h2', '/?a=%E0%A4%A', h2],
  ['https://www.vidriera.example/x?autologin=1&hash=h2&a=1#b', 'https://www.vidriera.example/x?a=1#b', h2],
  ['/?autologin=1&hash=h2&', '/?', h2],
  ['?autologin=1&hash=h2', '', h2],
  ['/?autologin=1&autologin=0&hash=h2&emptyCart=0&emptyCart=1', '/', h2],
  ['/?%61%75tologin=1&hash=h2&%65mptyCart=%31', '/', { hash: 'h2', emptyCart: true }],
  // As chats and mail programs change it.
  ['/zapatilla-zp0001.html&autologin=1&hash=h2', '/zapatilla-zp0001.html', h2],
  ['/a.html&autologin=1&amp;hash=h2&amp;emptyCart=1', '/a.html', { hash: 'h2', emptyCart: true }],
  ['/?utm_source=mail&amp;autologin=1&amp;amp;hash=h2#top', '/?utm_source=mail#top', h2],
  ['/?autologin=1&amp;hash=h2&amp;page=2', '/?amp;page=2', h2],
  ['/?utm_source=mail?autologin=1&hash=h2', '/?utm_source=mail', h2],
  ['/?autologin=1&hash=h2?fbclid=1', '/?fbclid=1', h2],
  ['/\n?autologin=1&hash=h2\n', '/\n', h2],
  ['/?AUTOLOGIN=1&Hash=h2&EMPTYCART=1', '/', { hash: 'h2', emptyCart: true }],
  ['/#?autologin=1&hash=h2', '/#', h2],
  ['/cart#autologin=1&hash=h2', '/cart', h2],
  ['/#abajo?autologin=1&hash=h2', '/#abajo', h2],
  ['/%3Fautologin%3D1%26hash%3Dh2', '/', h2],
  ['/%3fautologin%3d1%26amp%3bhash%3dh2%26page%3d2', '/?page=2', h2],
  ['/%253Fautologin%253D1%2526hash%253Dh%252F2', '/', { hash: 'h%2F2', emptyCart: false }],
  ['/cart?autologin=1%26hash=h2', '/cart', h2],
  ['/%3Fautologin=1&hash=h2', '/', h2],
  ['/?autologin%3D1&hash=h2', '/', h2],
  ['/?volver=%2Fcart%3Fautologin%3D1%26hash%3Dh2&a=1', '/?volver=%2Fcart&a=1', h2],
  ['/?autologin=1&amp%3Bhash=h2', '/', h2],
  ['/?autologin=1&%20hash=h2', '/', h2],
  ['/?autologin=1&#038;hash=h2', '/?', h2],
  ['/?autologin=1&#38;hash=h2', '/?', h2],
  ['/?autologin[]=1&hash%5B%5D=h2', '/', h2],
  ['/a.html%26amp;autologin=1%26amp;hash=h2', '/a.html', h2],
  ['/?page=2%2526amp;autologin=1%2526amp;hash=h2', '/?page=2', h2],
  ['/?page=2%26amp%3Bautologin=1%26amp%3Bhash=h2', '/?page=2', h2],
  ['/cart%23autologin=1%26hash=h2', '/cart', h2],
  ['/catalog/?q=a%26b%25&autologin=1&hash=h2', '/catalog/?q=a%26b%25', h2],
] as const)('SESS-36, SESS-37, SESS-38: %s becomes %s', (typed, address, autologin) => {
  expect(splitAutologin(typed)).toEqual({ address, autologin });
});

test.each([
  '.',
  ').',
  ',',
  ';',
  '!',
  '%20',
  '%0A',
  '%C2%A0',
  '"',
  '%22',
  '>',
  '%3E',
  '”',
  '…',
  '*',
  '%29.',
  ' ',
  '%20Enviado%20desde%20mi%20tel%C3%A9fono',
  '+Enviado+desde+mi+tel%C3%A9fono.',
  '%0AEnviado',
  '%3C/a%3E',
  '</a>',
  ')**',
  '.%20Enviado',
  '%20%0AEnviado%0A',
  '%22%3Eaqu%C3%AD',
  ')aqu%C3%AD',
  '%E2%80%9Daqu%C3%AD',
  '%E2%80%8BEnviado',
  ']aqu',
  "'aqu",
  '%EF%BC%89%E3%80%82',
])('SESS-36, SESS-38: %j behind a link belongs to the text around it', (sign) => {
  expect(splitAutologin(`/?autologin=1&hash=h-140${sign}`)).toEqual({
    address: '/',
    autologin: { hash: 'h-140', emptyCart: false },
  });
  expect(splitAutologin(`/?hash=h-140&emptyCart=1&autologin=1${sign}#a`)).toEqual({
    address: '/#a',
    autologin: { hash: 'h-140', emptyCart: true },
  });
});

test.each([
  ['/?hash=h2', '/'],
  ['/a.html%26amp;hash=h2', '/a.html'],
  ['/??hash=h2', '/?'],
  ['/a.html&hash=h2', '/a.html'],
  ['/?autologin=1', '/'],
  ['/?autologin=1&hash=', '/'],
  ['/?autologin=0&hash=h2', '/'],
  ['/?autologin=0&autologin=1&hash=h2', '/'],
  ['/?autologin=1&hash=&hash=h2', '/'],
  ['/?autologin=true&hash=h2', '/'],
  ['/?autologin=&hash=h2&emptyCart=1', '/'],
  ['/?emptyCart=1&a=1', '/?a=1'],
])('SESS-38: %s logs nobody in, and becomes %s all the same', (typed, address) => {
  expect(splitAutologin(typed)).toEqual({ address, autologin: undefined });
});

test.each([
  '/',
  '/?',
  '/mujer/?page=2&brand=nike',
  '/?my_hash=h2',
  '/catalog/?q=hash%20%26%20x%3D%3F',
  '/catalog/?q=a%26hash&x=1',
  '/#my_hash=h2',
  '/#',
  '/#a?b#c&d',
  '/hash=h2',
  '/?a=1&&b=2',
  '',
])('SESS-38: %j stays as it is', (address) => {
  expect(splitAutologin(address)).toEqual({ address, autologin: undefined });
});

// A search that is quadratic in the length takes longer than the time limit of a test.
test('SESS-38: an address of any length is cleaned at once', () => {
  expect(splitAutologin(`/#hash=h2${','.repeat(250_000)}h&a=1`).address).toBe('/#a=1');
});

type Split = typeof splitAutologin;

const names = ['autologin', 'hash', 'emptyCart'];
const text = fc.string({ unit: fc.constantFrom(...Array.from('aZ09-_.~%+ñ =/?:;😀')), maxLength: 8 });
const escaped = text.map((one) => one.replaceAll(/[&#]/g, ''));
const other = fc
  .tuple(fc.constantFrom('a', 'q', 'utm_source', 'my_hash', 'hash2', '%E0', ''), escaped)
  .map((pair) => pair.join('='));
/** ASCII without blanks, a letter at its end: other signs, and those at its end, are of the text around the link. */
const ownValue = escaped.map((one) => `${one.replaceAll(/[? +ñ😀]|%0/gu, '')}-Z`);
const own = fc
  .tuple(
    fc.constantFrom(...names, '%68ash', 'empty%43art', 'HASH', 'AutoLogin'),
    fc.oneof(fc.constant('1'), ownValue),
  )
  .map((pair) => pair.join('='));
const pairs = fc.array(
  fc.oneof(
    other.map((pair) => [pair, true] as const),
    own.map((pair) => [pair, false] as const),
  ),
  {
    minLength: 1,
    maxLength: 8,
  },
);
const fragment = fc.constantFrom('', '#', '#top', '#a&b?c');

/** Nothing of the three names is left in the address, all else is, in its order, and what was asked for is what was there. */
const check = (split: Split) =>
  fc.assert(
    fc.property(fc.constantFrom('/', '/mujer/', '/a;b=c'), pairs, fragment, (path, query, end) => {
      const typed = `${path}?${query.map(([pair]) => pair).join('&')}${end}`;
      const others = query.filter(([, stays]) => stays).map(([pair]) => pair);
      const given = new URL(typed, 'https://www.vidriera.example').searchParams;
      const asked = new URLSearchParams([...given].map(([name, value]) => [name.toLowerCase(), value]));
      const hash = asked.get('hash') ?? '';
      const { address, autologin } = split(typed);
      return (
        address === path + (others.length === 0 ? '' : `?${others.join('&')}`) + end &&
        (asked.get('autologin') === '1' && hash !== ''
          ? autologin?.hash === hash && autologin.emptyCart === (asked.get('emptycart') === '1')
          : autologin === undefined)
      );
    }),
    {
      seed: 20241,
      numRuns: 3000,
    },
  );

test('SESS-38: the three parameters are removed, wherever they are, and nothing else', () => {
  expect(() => check(splitAutologin)).not.toThrow();
});

const bySearchParams: Split = (address) => {
  const url = new URL(address, 'https://www.vidriera.example');
  for (const name of names) url.searchParams.delete(name);
  return { ...splitAutologin(address), address: url.pathname + url.search + url.hash };
};

test.each<[string, Split]>([
  ['writes the other parameters anew', bySearchParams],
  [
    'leaves a hash with an escaped name',
    (address) => ({
      ...splitAutologin(address),
      address: address
        .replaceAll(/(?<=[?&])(?:autologin|hash|emptyCart)=[^&#]*&?/g, '')
        .replace(/[?&](?=#|$)/, ''),
    }),
  ],
  [
    'leaves a hash in capitals',
    (address) => (address.includes('HASH') ? { address, autologin: undefined } : splitAutologin(address)),
  ],
  [
    'removes all parameters',
    (address) => ({ ...splitAutologin(address), address: address.replace(/\?[^#]*/, '') }),
  ],
  [
    'forgets the hash part',
    (address) => ({
      ...splitAutologin(address),
      address: splitAutologin(address).address.replace(/#.*/, ''),
    }),
  ],
  [
    'empties the cart always',
    (address) => {
      const { autologin, ...rest } = splitAutologin(address);
      return { ...rest, autologin: autologin && { ...autologin, emptyCart: true } };
    },
  ],
])('refused is one that %s', (_fault, split) => {
  expect(() => check(split)).toThrow('Property failed');
});
