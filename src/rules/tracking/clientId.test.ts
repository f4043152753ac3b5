import { expect, test } from 'vitest';
import { analyticsValue, clientIdOf, randomId } from './clientId.ts';

test.each([
  ['_ga=GA1.2.1122334455.1650000000', '1122334455.1650000000'],
  ['_ga=GA1.1.7.8', '7.8'],
  ['a=1; _ga=GA1.2.1122334455.1650000000; _gat=GA1.2.9', '1122334455.1650000000'],
  ['_ga=GA1.2.', undefined],
  ['_ga=GA1', undefined],
  ['_ga=', undefined],
  ['_gat=GA1.2.1122334455.1650000000', undefined],
  ['', undefined],
])('TRACK-04, TRACK-05: of the cookies %j the client id is %s', (cookies, id) => {
  expect(clientIdOf(cookies)).toBe(id);
});

test('TRACK-40: the cookie of mock builds has a client id', () => {
  expect(analyticsValue(0.5, 1_650_000_000_999)).toBe('GA1.2.1073741824.1650000000');
  expect(clientIdOf(`_ga=${analyticsValue(0, 1000)}`)).toBe('0.1');
});

test('TRACK-06, TRACK-07: the id of a visitor without the cookie has 8 characters, a to z and 0 to 9', () => {
  const ids = Array.from({ length: 200 }, () => randomId(Math.random));
  expect(ids.filter((id) => !/^[a-z0-9]{8}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
  expect(randomId(() => 0)).toBe('aaaaaaaa');
  expect(randomId(() => 1 - 2 ** -32)).toBe('99999999');
});
