import { expect, test } from 'vitest';
import { parseFields, parseUrl } from './parse.ts';

test('HOME-10: a URL is parsed, relative to a base if needed', () => {
  expect(parseUrl('https://a.example/x?y=1')?.pathname).toBe('/x');
  expect(parseUrl('/x', 'https://a.example')?.href).toBe('https://a.example/x');
});

test.each(['', '/x', 'https://', 'https://[::1', 'x'])('HOME-10: %j is no address', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

test.each([undefined, null, '', '{"a":', '"a"', '7', 'null', '[1]'])('%j has no fields', (text) => {
  expect(parseFields(text)).toEqual({});
});

test('an object in JSON has its fields', () => {
  expect(parseFields('{"a":1,"b":[null]}')).toEqual({ a: 1, b: [null] });
});
