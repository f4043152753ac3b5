import { expect, test } from 'vitest';
import { isDue, shownAge } from './shownAge.ts';

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

test.each([
  ['could not be renewed', 1000, 'failed', true, true],
  ['is older than 5 minutes', 5 * minute + 1, 'current', true, false],
  ['is older than 5 minutes, and from the device', 5 * minute + 1, 'stored', true, false],
  ['is 5 minutes old', 5 * minute, 'current', false, false],
] as const)(
  'PWA-05: an answer that %s is requested when the network is back, and again: %#',
  (_what, age, state, first, again) => {
    const shown = { storedAt: now - age, state };
    expect([true, false].map((isFirst) => isDue(shown, now, isFirst))).toEqual([first, again]);
  },
);
