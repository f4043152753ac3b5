import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunkFailureMessage, chunkFailureReason, mayReload, reloadInterval } from './chunkFailure.ts';
import { chunkTimeout } from './chunkTimeout.ts';

type Answer = { status: number; type: string | null } | undefined;

test.each<[string, 'script' | 'stylesheet', number, Answer, string]>([
  [
    'chunk cart, nothing after 120 s',
    'script',
    120_000,
    undefined,
    'Loading chunk cart failed. (timeout: /static/cart.js)',
  ],
  [
    'chunk cart, HTTP 404',
    'script',
    80,
    { status: 404, type: 'text/plain' },
    'Loading chunk cart failed. (missing: /static/cart.js)',
  ],
  [
    'chunk cart, 200 with type text/html',
    'script',
    80,
    { status: 200, type: 'text/html' },
    'Loading chunk cart failed. (missing: /static/cart.js)',
  ],
  ['chunk cart, network cut', 'script', 80, undefined, 'Loading chunk cart failed. (other: /static/cart.js)'],
  [
    'stylesheet of cart, HTTP 404',
    'stylesheet',
    80,
    { status: 404, type: null },
    'Loading CSS chunk cart failed. (missing: /static/cart.css)',
  ],
])('APP-14, ERR-09, ERR-10: %s', (_case, kind, waited, answer, message) => {
  const url = kind === 'script' ? '/static/cart.js' : '/static/cart.css';
  expect(chunkFailureMessage(kind, 'cart', chunkFailureReason(kind, waited, answer), url)).toBe(message);
});

test('APP-14: 120 s, whatever the HEAD request answers', () => {
  expect(chunkTimeout).toBe(120_000);
  expect(chunkFailureReason('script', 119_999, { status: 404, type: null })).toBe('missing');
  expect(chunkFailureReason('script', 120_000, { status: 404, type: null })).toBe('timeout');
});

test.each<['script' | 'stylesheet', number, string | null, string]>([
  ['script', 200, 'text/javascript', 'other'],
  ['script', 200, 'text/javascript; charset=utf-8', 'other'],
  ['script', 200, 'application/javascript', 'other'],
  ['script', 200, 'Application/X-JavaScript', 'other'],
  ['script', 500, 'text/javascript', 'other'],
  ['script', 200, 'text/css', 'missing'],
  ['script', 200, null, 'missing'],
  ['script', 200, 'text/plain+text/javascript', 'missing'],
  ['script', 404, 'text/javascript', 'missing'],
  ['script', 410, 'text/javascript', 'missing'],
  ['stylesheet', 200, 'text/css', 'other'],
  ['stylesheet', 200, 'text/css; charset=utf-8', 'other'],
  ['stylesheet', 200, 'text/html', 'missing'],
  ['stylesheet', 200, 'text/html+text/css', 'missing'],
  ['stylesheet', 200, 'text/javascript', 'missing'],
  ['stylesheet', 410, 'text/css', 'missing'],
])('ERR-10: a %s whose HEAD answers %d with type %s: %s', (kind, status, type, reason) => {
  expect(chunkFailureReason(kind, 10, { status, type })).toBe(reason);
});

const now = 1_709_647_620_000;

test.each<[string, string | null, boolean]>([
  ['was never', null, true],
  ['was just now', `${now}`, false],
  ['was 59 999 ms ago', `${now - 59_999}`, false],
  ['was 60 000 ms ago', `${now - 60_000}`, true],
  ['was yesterday', `${now - 86_400_000}`, true],
  ['lies a little ahead, by another clock', `${now + 1000}`, false],
  ['lies far ahead', `${now + 86_400_000}`, true],
  ['is unreadable', 'ayer', true],
  ['is empty', '', true],
])('APP-12, APP-13: when the last reload %s', (_case, marker, may) => {
  expect(mayReload(marker, now)).toBe(may);
});

test('APP-13: the pause is 60 s', () => {
  expect(reloadInterval).toBe(60_000);
});

describe('APP-13: any row of failures', () => {
  const check = (may: typeof mayReload) =>
    fc.assert(
      fc.property(fc.array(fc.nat(70_000), { minLength: 1 }), (gaps) => {
        let time = now;
        let marker: string | null = null;
        const reloads: number[] = [];
        for (const gap of gaps) {
          time += gap;
          if (!may(marker, time)) continue;
          marker = `${time}`;
          reloads.push(time);
        }
        const spaced = reloads.every((at, index) => index === 0 || at - (reloads[index - 1] ?? 0) >= 60_000);
        return reloads.length > 0 && spaced;
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('APP-12, APP-13: the first reloads the page, and then one in 60 s at most', () => {
    expect(() => check(mayReload)).not.toThrow();
  });

  test.each<[string, typeof mayReload]>([
    ['always reloads', () => true],
    ['never reloads', () => false],
    ['counts seconds', (marker, time) => time - Number(marker) >= 60],
  ])('refused is a guard that %s', (_fault, may) => {
    expect(() => check(may)).toThrow('Property failed');
  });
});
