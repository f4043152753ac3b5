import { expect, test } from 'vitest';
import { amountToReturn, dayOf, isExpired, isPaidOut } from './credits.ts';

test.each([
  ['refund', true],
  ['promotion', false],
  ['gift_card', false],
  ['', true],
  ['other', true],
])('CRED-07: a credit of the method "%s" is exchanged for cash: %s', (method, paidOut) => {
  expect(isPaidOut({ method })).toBe(paidOut);
});

test.each([
  [15250.5, 15250.5],
  ['15250.50', 15250.5],
  [0, 0],
  [-5, 0],
  ['', 0],
  ['  ', 0],
  ['mucho', 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('API-86: of %j the amount to ask for is %j', (amount, asked) => {
  expect(amountToReturn(amount)).toBe(asked);
});

test.each([
  ['2024-08-01', '2024-08-01', false],
  ['2024-08-01', '2024-08-02', true],
  ['2024-08-01', '2024-07-31', false],
  ['2024-08-01 00:00:00', '2024-08-02', true],
  ['2024-08-01 23:59:59', '2024-08-01', false],
  [' 2024-08-01', '2024-08-02', false],
  ['12024-08-01', '2024-08-02', false],
  ['', '2024-08-02', false],
  ['mañana', '2024-08-02', false],
])('CRED-02, WALL-05: "%s" is over on %s: %s', (expiry, today, over) => {
  expect(isExpired(expiry, today)).toBe(over);
});

test('the day of a time is the day on the device', () => {
  expect(dayOf(new Date(2024, 0, 5, 23, 59).getTime())).toBe('2024-01-05');
});
