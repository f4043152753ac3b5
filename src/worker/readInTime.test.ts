import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { storedAnswers } from './answers.ts';
import { storedPictures } from './pictures.ts';
import { readInTime } from './readInTime.ts';

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
