import { expect, test } from 'vitest';
import { shownAge } from './shownAge.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const minute = 60_000;

test.each([
  ['5 minutes old, with network', 5 * minute, true, false, undefined],
  ['older than 5 minutes', 5 * minute + 1, true, false, 5],
  ['just under 13 minutes old', 13 * minute - 1, true, false, 12],
  ['young, without network', 2 * minute, false, false, 2],
  ['young, without a server', 2 * minute, true, true, 2],
  ['a few seconds old, without network', 3000, false, false, 1],
  ['of a clock that was set back', -minute, false, false, 1],
])('PWA-05: the age of an answer that is %s', (_what, age, online, failed, shown) => {
  expect(shownAge({ storedAt: now - age, failed }, now, online)).toBe(shown);
});

test('PWA-05: an answer of the server has none', () => {
  expect(shownAge(undefined, now, false)).toBeUndefined();
});
