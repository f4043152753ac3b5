import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayReload, reloadInterval } from './reloadGuard.ts';

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
