import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { formatMoney } from '#rules/product/money.ts';
import { movementTypes } from '#schemas/wallet.ts';
import { signedAmount } from './walletMoney.ts';

const ar = countryByCode('ar');

describe('the sign of a movement', () => {
  test.each([
    ['in', 100, 100],
    ['out', 100, -100],
    ['return', 100, 100],
    ['promotion', 100, 100],
    ['gift_card', 100, 100],
    ['expired', 100, -100],
    ['gold', 100, 100],
    ['out', '100.5', '-100.5'],
    ['out', '', ''],
  ])('WALL-03, WALL-06: %s of %j is %j', (type, amount, signed) => {
    expect(signedAmount({ type, amount })).toBe(signed);
  });

  /** What the amount of a number of cents reads, made of whole numbers alone. */
  function textOf(type: string, cents: number): string {
    const whole = Math.trunc(cents / 100);
    const rest = cents % 100;
    const digits = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
    const minus = type === 'out' || type === 'expired' ? '-' : '';
    return `${minus}$\u00a0${digits}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
  }

  const aMovement = fc.tuple(
    fc.constantFrom(...movementTypes),
    // As a server sends it: a decimal number of cents, also one that floating point can only come near to.
    fc.integer({ min: 1, max: 999_999_999 }),
  );

  const holdsFor = (signed: typeof signedAmount) => () =>
    fc.assert(
      fc.property(aMovement, ([type, cents]) => {
        expect(formatMoney(signed({ type, amount: cents / 100 }), ar)).toBe(textOf(type, cents));
      }),
      { numRuns: 10_000, seed: 3 },
    );

  test('WALL-06, FMT-06: 10,000 amounts are shown to the cent', () => {
    expect(holdsFor(signedAmount)).not.toThrow();
  });

  test.each([
    ['without a sign', ({ amount }) => amount],
    [
      'with a minus for a return',
      (row) => signedAmount({ ...row, type: row.type === 'return' ? 'out' : row.type }),
    ],
    ['in cents', (row) => Number(signedAmount(row)) * 100],
  ] satisfies [string, typeof signedAmount][])('an amount %s is noticed', (_what, wrong) => {
    expect(holdsFor(wrong)).toThrow('Property failed');
  });
});
