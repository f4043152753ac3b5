import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { storedAnswers } from './answers.ts';
import { storedPictures } from './pictures.ts';
import { isFallback, isNew, isUsable, readInTime, screenOf, storedAt, toStored } from './storedAnswer.ts';

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError');
};
const never = () => new Promise<never>(() => undefined);

/** The ways in which the caches of a browser can be broken. */
const broken: [how: string, open: () => Promise<Cache>][] = [
  ['are absent', () => (undefined as unknown as CacheStorage).open('any')],
  ['throw', refuse],
  ['reject', async () => refuse()],
  ['hang', never],
  ['reject what is read', async () => Object.assign(memoryCache(), { match: async () => refuse() })],
  ['never give what is read', async () => Object.assign(memoryCache(), { match: never })],
];

const fetch = async () => Response.json({ version: 1 });
const request = () => new Request('https://api.example/home/?key=home_pwa');

test.each(broken)(
  'PWA-05: where the caches %s the server answers pages, calls and pictures',
  async (_how, open) => {
    const answers = storedAnswers({ open, fetch, clock: Date.now });
    const pictures = storedPictures({ open, fetch, used: async () => 0 });
    const given = Promise.all([
      readInTime(async () => (await open()).match('/index.html')),
      answers.answer(request(), { kind: 'home', reply: v.unknown() }, () => undefined),
      pictures.answer(request()),
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    const [page, call, picture] = await given;
    expect(page).toBeUndefined();
    for (const { response } of [call, picture]) expect(await response.json()).toEqual({ version: 1 });
  },
);
