import { expect, test } from 'vitest';
import { readHeader, readPair } from './pairOption.ts';

test('LAB-12: a pair is split at its first equals sign', () => {
  expect(readPair('--base', 'shop-api=http://a.test/?x=1', '')).toEqual({
    name: 'shop-api',
    value: 'http://a.test/?x=1',
  });
});

test.each(['shop-api', 'shop-api=', '=http://a.test', '='])('LAB-12: --base %s is no pair', (text) => {
  expect(readPair('--base', text, 'shop-api=https://api.test')).toEqual({
    fault: `--base '${text}' must be NAME=VALUE, such as --base shop-api=https://api.test.`,
  });
});

test('LAB-12: the name of a header is read in lower case, its value as it is', () => {
  expect(readHeader('Authorization=Bearer aB==')).toEqual({ name: 'authorization', value: 'Bearer aB==' });
});

test.each([
  ['Authorization: Bearer secreto', 'must be NAME=VALUE'],
  ['x name=1', "'x name' is no name of a header"],
  ['x-key=a\nb', 'x-key has a value with characters that no header may have'],
  ['Content-Type=text/plain', 'content-type cannot be set: the contracts fix accept'],
  ['X-Store=CL', 'x-store cannot be set'],
  ['content-length=5', 'content-length cannot be set'],
])('LAB-12: the header %j is refused, without its value', (text, sentence) => {
  const read = readHeader(text);
  expect(read).toHaveProperty('fault', expect.stringContaining(sentence));
  expect(JSON.stringify(read)).not.toContain('secreto');
});
