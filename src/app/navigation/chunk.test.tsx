import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { stopClock } from '#testing/render/passTime.ts';
import { loadChunk } from './chunk.ts';

afterEach(() => vi.restoreAllMocks());

const failing = (url: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}${url}`));

/** The console message of a chunk that does not load, and its failure. */
async function failureOf(name: string, load: () => Promise<unknown>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const outcome = await loadChunk(name, load);
  return { ...('failure' in outcome && outcome.failure), message: String(log.mock.calls[0]?.[0]) };
}

test('ERR-10: a chunk that the server no longer has is missing', async () => {
  answerWith(http.head('*/static/cart.js', () => new HttpResponse(null, { status: 404 })));
  expect(await failureOf('cart', failing('/static/cart.js'))).toMatchObject({
    message: 'Loading chunk cart failed. (missing: /static/cart.js)',
    missing: true,
    offline: false,
  });
});

test('ERR-10: a page in place of a script is missing too', async () => {
  const headers = { 'content-type': 'text/html' };
  answerWith(http.head('*/static/cart.js', () => new HttpResponse(null, { headers })));
  expect(await failureOf('cart', failing('/static/cart.js'))).toMatchObject({
    message: 'Loading chunk cart failed. (missing: /static/cart.js)',
    missing: true,
    offline: false,
  });
});

test('ERR-10, KEEP-08: without network the reason is other, whatever the device reports about its network', async () => {
  answerWith(http.head('*/static/cart.js', () => HttpResponse.error()));
  expect(navigator.onLine).toBe(true);
  expect(await failureOf('cart', failing('/static/cart.js'))).toMatchObject({
    message: 'Loading chunk cart failed. (other: /static/cart.js)',
    missing: false,
    offline: true,
  });
});

test('ERR-10: the message of a stylesheet says CSS', async () => {
  answerWith(http.head('*/static/cart.css', () => new HttpResponse(null, { status: 404 })));
  const load = () => Promise.reject(new Error(`Unable to preload CSS for /static/cart.css`));
  expect((await failureOf('cart', load)).message).toBe(
    'Loading CSS chunk cart failed. (missing: /static/cart.css)',
  );
});

describe('a chunk that the server has', () => {
  beforeEach(() => {
    answerWith(
      http.head('*', () => new HttpResponse(null, { headers: { 'content-type': 'text/javascript' } })),
    );
  });

  const errors = [
    ['Chromium', 'Failed to fetch dynamically imported module: http://localhost/static/cart.js'],
    ['Firefox', 'error loading dynamically imported module: http://localhost/static/cart.js'],
    ['Safari', 'Importing a module script failed.'],
  ] as const;

  test.each(errors)('KEEP-09: is loaded once more at once after an error of %s', async (_of, text) => {
    const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new TypeError(text));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await loadChunk('cart', load)).toEqual({ module: 'code' });
  });

  test.each(errors)(
    'APP-12: imports a missing file if it fails twice by an error of %s: only a reload helps',
    async (_of, text) => {
      const load = vi.fn(() => Promise.reject(new TypeError(text)));
      expect(await failureOf('cart', load)).toMatchObject({ missing: true, offline: false });
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  test.each(['undefined is not a function', "Unexpected token '<'"])(
    'APP-12, KEEP-08: after an error of the code itself, %s, only a reload helps',
    async (text) => {
      const load = vi.fn(() => Promise.reject(new TypeError(text)));
      expect(await failureOf('cart', load)).toMatchObject({ missing: true, offline: false });
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});

test('KEEP-08: without network a reload does not help after an error of the code either', async () => {
  answerWith(http.head('*', () => HttpResponse.error()));
  expect(await failureOf('cart', () => Promise.reject(new Error('broken')))).toMatchObject({
    missing: false,
    offline: true,
  });
});

test('APP-14: a chunk that has not arrived after 120 s has failed', async () => {
  stopClock();
  const failure = failureOf('cart', () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({
    message: expect.stringMatching(/^Loading chunk cart failed\. \(timeout: /) as string,
    missing: false,
    offline: false,
  });
});
