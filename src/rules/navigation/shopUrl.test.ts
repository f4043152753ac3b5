import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';
import { shopUrl } from './shopUrl.ts';

const origin = 'https://www.vidriera.example';
const long = 'x'.repeat(100_000);

test.each<[string, string]>([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/catalog/?q=botas#main', '/catalog/?q=botas#main'],
  ['/mujer//calzado/', '/mujer//calzado/'],
  ['/a/?volver=//evil.example', '/a/?volver=//evil.example'],
  ['//', '/'],
  ['//foo', '/foo'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/a?b=c#d', '/evil.example/a?b=c#d'],
  ['///x', '/x'],
  ['/\\evil', '/evil'],
  ['\\\\evil', '/evil'],
  ['/\\/evil', '/evil'],
  ['/\t/evil', '/evil'],
  ['\n//evil', '/evil'],
  [' //evil', '/evil'],
  ['/.//evil', '/evil'],
  ['/..//evil', '/evil'],
  ['/.well-known/x', '/.well-known/x'],
  ['/%2F/evil', '/%2F/evil'],
  ['/%5Cevil', '/%5Cevil'],
  ['//%E0%A4%A', '/%E0%A4%A'],
  ['//user@evil.example:8080/', '/user@evil.example:8080/'],
  ['?q=a', '/?q=a'],
  ['', '/'],
  [`//${long}?${long}#${long}`, `/${long}?${long}#${long}`],
])('%j is the address %j of this shop', (address, expected) => {
  expect(shopUrl(address)).toBe(expected);
});

test('any text leads to this origin and to a screen, and applying it twice changes nothing more', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '\t',
    ' ',
    '%2f',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\u0000',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => parts.join('')),
        fc.string(),
      ),
      (address) => {
        const url = shopUrl(address);
        expect(new URL(url, origin).origin).toBe(origin);
        expect(shopUrl(url)).toBe(url);
        expect(routeOf(url).id).toBeTypeOf('string');
      },
    ),
    { seed: 20241, numRuns: 3000 },
  );
});
