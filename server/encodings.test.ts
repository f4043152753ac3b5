import { expect, test } from 'vitest';
import { acceptsIdentity, encodingFor } from './encodings.ts';

test.each([
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.8,br;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br; q=0.000, gzip; q=0.001', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['gzip, *;q=0', 'gzip'],
  ['gzip;q=0.2, identity;q=0.9', undefined],
  ['br;q=2', undefined],
  ['br;q=abc, gzip', 'gzip'],
  ['brotli, x-gzip', undefined],
])('a client that accepts "%s" is given %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each([
  ['', true],
  ['gzip', true],
  ['br;q=0', true],
  ['identity;q=0.1', true],
  ['*', true],
  ['identity;q=0', false],
  ['gzip, identity;q=0', false],
  ['gzip, *;q=0', false],
  ['*;q=0, identity;q=0.5', true],
])('a client that accepts "%s" takes an answer as it is: %s', (header, accepted) => {
  expect(acceptsIdentity(header)).toBe(accepted);
});
