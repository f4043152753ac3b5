import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('HOME-10: a URL is parsed, relative to a base if needed', () => {
  expect(parseUrl('https://a.example/x?y=1')?.pathname).toBe('/x');
  expect(parseUrl('/x', 'https://a.example')?.href).toBe('https://a.example/x');
});

test.each(['', '/x', 'https://', 'https://[::1', 'x'])('HOME-10: %j is no address', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});
