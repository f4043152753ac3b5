import { expect, test } from 'vitest';
import { exchangeDays } from './exchangeDays.ts';

test.each([
  ['delivered', '2026-03-18', '2026-03-08T00:00:00', 10],
  ['delivered', '2026-03-18', '2026-03-08T23:59:59', 10],
  ['delivered', '2026-03-18', '2026-03-17T23:59:59', 1],
  ['delivered', '2026-03-18', '2026-03-18T23:59:59', 0],
  ['delivered', '2026-03-18', '2026-03-19T00:00:00', undefined],
  ['delivered', '2028-02-29', '2028-02-28T12:00:00', 1],
  ['delivered', '', '2026-03-08T00:00:00', undefined],
  ['delivered', '2026-02-40', '2026-01-01T00:00:00', undefined],
  ['delivered', '+002026-03-18', '2026-03-08T00:00:00', undefined],
  ['delivered', 'pronto', '2026-03-08T00:00:00', undefined],
  ['shipped', '2026-03-18', '2026-03-08T00:00:00', undefined],
  ['returned', '2026-03-18', '2026-03-08T00:00:00', undefined],
  ['', '2026-03-18', '2026-03-08T00:00:00', undefined],
])('AFTER-03: of %j until %j, on %s: %s', (status, until, now, left) => {
  expect(exchangeDays({ exchange_until: until }, status, new Date(now))).toBe(left);
});
