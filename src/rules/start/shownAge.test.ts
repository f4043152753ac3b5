import { expect, test } from 'vitest';
import { shownAge } from './shownAge.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const minute = 60_000;

test.each([
  ['5 minutes old, with network', 5 * minute, true, 'stored', undefined],
  ['older than 5 minutes', 5 * minute + 1, true, 'stored', 5],
  ['just under 13 minutes old', 13 * minute - 1, true, 'stored', 12],
  ['young, without network', 2 * minute, false, 'stored', 2],
  ['young, without a server', 2 * minute, true, 'failed', 2],
  ['a few seconds old, without network', 3000, false, 'stored', 1],
  ['of a clock that was set back', -minute, false, 'stored', 1],
  ['of the server, with network', 9 * minute, true, 'current', undefined],
  ['of the server, with the network gone since', 9 * minute, false, 'current', 9],
] as const)('PWA-05: the age of an answer that is %s', (_what, age, online, state, shown) => {
  expect(shownAge({ storedAt: now - age, state }, now, online)).toBe(shown);
});

test('PWA-05: a screen without an answer has none', () => {
  expect(shownAge(undefined, now, false)).toBeUndefined();
});
