import { expect, test } from 'vitest';
import { withUid } from './withUid.ts';

test.each([
  ['/x', '84213', '1122334455.1650000000', '/x?uid=84213'],
  ['/x?a=1', '', '1122334455.1650000000', '/x?a=1&uid=1122334455.1650000000'],
  ['/x?a=1', '', '', '/x?a=1'],
  ['/x?uid=1#top', '84213', '', '/x?uid=84213#top'],
])('FLAG-22, FLAG-23: %s of customer %j and client %j is %s', (url, customerId, clientId, expected) => {
  expect(withUid(url, { customerId, clientId })).toBe(expected);
});

test.each([
  ['/x?uid=1&a=2&uid=3', '/x?a=2&uid=84213'],
  ['/x?uid&fluid=4', '/x?fluid=4&uid=84213'],
  ['/x?q=a%20b+c#one?uid=2', '/x?q=a%20b+c&uid=84213#one?uid=2'],
  ['https://ar.tienda.example/x?#', 'https://ar.tienda.example/x?uid=84213#'],
  ['', '?uid=84213'],
])('FLAG-23: of %j only the uid changes', (url, expected) => {
  expect(withUid(url, { customerId: '84213', clientId: '7.8' })).toBe(expected);
});

test('FLAG-22: an id cannot add a parameter of its own', () => {
  expect(withUid('/x', { customerId: '1&a=2#b', clientId: '' })).toBe('/x?uid=1%26a%3D2%23b');
});

test('FLAG-23: an address without id keeps a uid that it has', () => {
  expect(withUid('/x?uid=1#top', { customerId: '', clientId: '' })).toBe('/x?uid=1#top');
});
