import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from '#rules/navigation/routes.ts';
import { returnAddress } from './signIn.ts';

const origin = 'https://www.vidriera.example';

type Return = typeof returnAddress;

const signIn = new Set(['login', 'register', 'registerFacebook', 'forgotPassword']);
const signs = [
  '/',
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '%2f',
  '%5c',
  '%2e',
  ':',
  '@',
  '?',
  '#',
  '&',
  '//',
];
const names = [
  'https:',
  'javascript:',
  'evil.example',
  'www.vidriera.example',
  'login',
  'account',
  'cart',
  'user',
  '8443',
  'ñ',
  '。',
];
const part = fc.constantFrom(...signs, ...names);
const addresses = fc.oneof(
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
);

/** Wherever the router and the browser resolve it, it is a path of this origin, and none of the forms just left. */
function isSafe(address: string) {
  const url = new URL(address, `${origin}/login`);
  return (
    url.origin === origin &&
    !url.pathname.startsWith('//') &&
    new URL(url.pathname + url.search + url.hash, origin).origin === origin &&
    /^\/(?![/\\])/.test(address) &&
    !signIn.has(routeOf(address).id)
  );
}

const check = (returnTo: Return) =>
  fc.assert(
    fc.property(addresses, (asked) => isSafe(returnTo(asked))),
    { seed: 20241, numRuns: 10_000 },
  );

test('ROUTE-48: of 10,000 addresses none leads to another origin or to signing in', () => {
  expect(() => check(returnAddress)).not.toThrow();
});

test('ROUTE-48: an address of the shop is returned to as it is', () => {
  const segment = fc.string({
    unit: fc.constantFrom(...Array.from('abcXYZ019-_.~%20')),
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), segment, (path, query) => {
      const asked = `/account/${path.join('/')}?q=${query}`;
      expect(returnAddress(asked)).toBe(asked);
    }),
    { seed: 20241, numRuns: 1000 },
  );
});

const sameOrigin = (asked: string) => URL.parse(asked, origin)?.origin === origin;
const asText = (asked: unknown) => (typeof asked === 'string' ? asked : '');

test.each<[string, Return]>([
  ['returns to whatever it is asked for', asText],
  ['looks at the first slash only', (asked) => (asText(asked).startsWith('/') ? asText(asked) : '/account')],
  ['knows two slashes only', (asked) => (/^\/(?!\/)/.test(asText(asked)) ? asText(asked) : '/account')],
  [
    'knows no dots',
    (asked) => (/^\/(?![/\\])/.test(asText(asked)) && sameOrigin(asText(asked)) ? asText(asked) : '/account'),
  ],
  ['returns to signing in', (asked) => (asText(asked) === '/login' ? '/login' : returnAddress(asked))],
  [
    'returns the path of any origin',
    (asked) => {
      const url = URL.parse(asText(asked), origin);
      return url === null ? '/account' : url.pathname + url.search;
    },
  ],
])('refused is one that %s', (_fault, returnTo) => {
  expect(() => check(returnTo)).toThrow('Property failed');
});
