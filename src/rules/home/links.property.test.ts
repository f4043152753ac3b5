import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Link, linkOf } from './links.ts';

const origin = 'https://m.tienda.example';
const hosts = { desktop: 'https://www-ar.tienda.example', api: 'https://api-ar.tienda.example' };
const internal = (to: string): Link => ({ kind: 'internal', to });
const external = (href: string): Link => ({ kind: 'external', href });

const pieces = [
  'https:',
  'http:',
  'HTTPS:',
  'javascript:',
  'data:',
  '//',
  '/',
  '/',
  '\\',
  '\t',
  '\n',
  '\u0000',
  ' ',
  '@',
  ':',
  '?',
  '#',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '／',
  'www-ar.tienda.example',
  'api-ar.tienda.example',
  'https://www-ar.tienda.example',
  'evil.example',
  'mujer',
  'alert(1)',
];
const anyText = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
  },
);

const own = new Set(['www-ar.tienda.example', 'api-ar.tienda.example', 'm.tienda.example']);

function isSafe(link: Link | undefined) {
  if (link === undefined) return true;
  if (link.kind === 'internal') {
    const arrived = new URL(link.to, origin);
    return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(link.to) && arrived.origin === origin;
  }
  const { protocol, host, username, password } = new URL(link.href);
  return ['http:', 'https:'].includes(protocol) && !own.has(host) && username + password === '';
}

const check = (follow: typeof linkOf) =>
  fc.assert(
    fc.property(anyText, anyText, (desktop_url, api_url) => {
      return isSafe(follow({ desktop_url, api_url }, hosts, origin));
    }),
    { seed: 20241, numRuns: 10_000 },
  );

test('HOME-10: leads to a path of the own site or to an http address of another', () => {
  expect(() => check(linkOf)).not.toThrow();
});

const parsed = (text: string | undefined) =>
  URL.canParse(text ?? '', origin) ? new URL(text ?? '', origin) : undefined;

test.each<[string, typeof linkOf]>([
  [
    'takes the path of an own host as it is',
    ({ desktop_url }) => {
      const url = parsed(desktop_url);
      return url !== undefined && own.has(url.host) ? internal(url.pathname + url.search) : undefined;
    },
  ],
  [
    'takes whatever begins with a slash for a path',
    ({ desktop_url = '' }) => (desktop_url.startsWith('/') ? internal(desktop_url) : undefined),
  ],
  [
    'compares the beginning of the address',
    ({ desktop_url = '' }) =>
      desktop_url.startsWith(hosts.desktop)
        ? internal(desktop_url.slice(hosts.desktop.length) || '/')
        : undefined,
  ],
  [
    'follows any scheme',
    ({ desktop_url }) => {
      const url = parsed(desktop_url);
      return url === undefined || own.has(url.host) ? undefined : external(url.href);
    },
  ],
])('refused is a rule that %s', (_fault, follow) => {
  expect(() => check(follow)).toThrow('Property failed');
});
