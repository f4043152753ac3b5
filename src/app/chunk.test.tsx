import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { answerWith } from '#testing/mockWorker.ts';
import { stopClock } from '#testing/passTime.ts';
import { loadChunk } from './chunk.ts';

const failing = (url: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}${url}`));

const messageOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (cause: Error) => cause.message,
  );

test('ERR-10: a chunk that the server no longer has is missing', async () => {
  answerWith(http.head('*/static/cart.js', () => new HttpResponse(null, { status: 404 })));
  expect(await messageOf(loadChunk('cart', failing('/static/cart.js')))).toBe(
    'Loading chunk cart failed. (missing: /static/cart.js)',
  );
});

test('ERR-10: a page in the place of a script is missing too', async () => {
  const headers = { 'content-type': 'text/html' };
  answerWith(http.head('*/static/cart.js', () => new HttpResponse(null, { headers })));
  expect(await messageOf(loadChunk('cart', failing('/static/cart.js')))).toBe(
    'Loading chunk cart failed. (missing: /static/cart.js)',
  );
});

test('ERR-10: without network the reason is other', async () => {
  answerWith(http.head('*/static/cart.js', () => HttpResponse.error()));
  expect(await messageOf(loadChunk('cart', failing('/static/cart.js')))).toBe(
    'Loading chunk cart failed. (other: /static/cart.js)',
  );
});

test('ERR-10: a stylesheet is named as one', async () => {
  answerWith(http.head('*/static/cart.css', () => new HttpResponse(null, { status: 404 })));
  const load = () => Promise.reject(new Error(`Unable to preload CSS for /static/cart.css`));
  expect(await messageOf(loadChunk('cart', load))).toBe(
    'Loading CSS chunk cart failed. (missing: /static/cart.css)',
  );
});

test('APP-14: a chunk that has not arrived after 120 s has failed', async () => {
  stopClock();
  const message = messageOf(loadChunk('cart', () => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([message, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await message).toMatch(/^Loading chunk cart failed\. \(timeout: /);
});
