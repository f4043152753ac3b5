import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAutologin } from './autologinUrl.ts';

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
  ['/?autologin=1&hash=h2#?autologin=1&hash=h3', '/#?autologin=1&hash=h3', h2],
  ['/?a=%E0%A4%A&autologin=1&hash=h2', '/?a=%E0%A4%A', h2],
  ['https://www.vidriera.example/x?autologin=1&hash=h2&a=1#b', 'https://www.vidriera.example/x?a=1#b', h2],
  ['/?autologin=1&hash=h2&', '/?', h2],
  ['?autologin=1&hash=h2', '', h2],
  ['/?autologin=1&autologin=0&hash=h2&emptyCart=0&emptyCart=1', '/', h2],
  ['/?%61%75tologin=1&hash=h2&%65mptyCart=%31', '/', { hash: 'h2', emptyCart: true }],
  ['/\n?autologin=1&hash=h2\n', '/\n', { hash: 'h2\n', emptyCart: false }],
] as const)('SESS-36, SESS-37, SESS-38: %s becomes %s', (typed, address, autologin) => {
  expect(splitAutologin(typed)).toEqual({ address, autologin });
});

test.each([
  ['/?hash=h2', '/'],
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
  '/?Hash=h2&AUTOLOGIN=1',
  '/?my_hash=h2',
  '/??hash=h2',
  '/#hash=h2',
  '/#?autologin=1&hash=h2',
  '/#',
  '#?hash=h2',
  '/#a?b#?hash=h2',
  '/hash=h2',
  '/?a=1&&b=2',
  '',
])('SESS-38: %j stays as it is', (address) => {
  expect(splitAutologin(address)).toEqual({ address, autologin: undefined });
});

type Split = typeof splitAutologin;

const names = ['autologin', 'hash', 'emptyCart'];
const text = fc.string({ unit: fc.constantFrom(...Array.from('aZ09-_.~%+ñ =/?:;😀')), maxLength: 8 });
const escaped = text.map((one) => one.replaceAll(/[&#]/g, ''));
const other = fc
  .tuple(fc.constantFrom('a', 'q', 'utm_source', 'Hash', 'hash2', '%E0', ''), escaped)
  .map((pair) => pair.join('='));
const own = fc
  .tuple(fc.constantFrom(...names, '%68ash', 'empty%43art'), fc.oneof(fc.constant('1'), escaped))
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
const fragment = fc.constantFrom('', '#', '#top', '#?hash=x&autologin=1');

/** Nothing of the three names is left in the query, all else is, in its order, and what was asked for is what was there. */
const check = (split: Split) =>
  fc.assert(
    fc.property(fc.constantFrom('/', '/mujer/', '/a;b=c'), pairs, fragment, (path, query, end) => {
      const typed = `${path}?${query.map(([pair]) => pair).join('&')}${end}`;
      const others = query.filter(([, stays]) => stays).map(([pair]) => pair);
      const asked = new URL(typed, 'https://www.vidriera.example').searchParams;
      const hash = asked.get('hash') ?? '';
      const { address, autologin } = split(typed);
      return (
        address === path + (others.length === 0 ? '' : `?${others.join('&')}`) + end &&
        (asked.get('autologin') === '1' && hash !== ''
          ? autologin?.hash === hash && autologin.emptyCart === (asked.get('emptyCart') === '1')
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
