import { describe, expect, test } from 'vitest';
import { isFallback, isNew, isUsable, screenOf, storedAt, toStored } from './storedAnswer.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const hour = 60 * 60 * 1000;

describe('the age of a stored answer', () => {
  test.each([
    ['just received', 0, true],
    ['23 h 59 min old', 24 * hour - 60_000, true],
    ['24 h old', 24 * hour, true],
    ['older than a day', 24 * hour + 1, false],
    ['stored by a clock two days behind', 48 * hour, false],
    ['stored by a clock two days ahead', -48 * hour, false],
    ['without a date', Number.NaN, false],
  ])('PWA-05: %s', (_what, age, usable) => {
    expect(isUsable(now - age, now)).toBe(usable);
  });

  test('one that was just received is not requested again', () => {
    expect(isNew(now - 5000, now)).toBe(true);
    expect(isNew(now - 5001, now)).toBe(false);
    expect(isNew(now + 1, now)).toBe(false);
  });
});

test('PWA-05: an answer is stored with its time and its screen, in any script', async () => {
  const screen = JSON.stringify({ name: 'Botín niña “Ñandú”' });
  const stored = toStored('{"a":1}', { storedAt: now, screen, fallback: false });
  expect(await stored.json()).toEqual({ a: 1 });
  expect(storedAt(stored)).toBe(now);
  expect(screenOf(stored)).toBe(screen);
  expect(isFallback(stored)).toBe(false);
  expect(isFallback(toStored('{}', { storedAt: now, screen: '', fallback: true }))).toBe(true);
});
