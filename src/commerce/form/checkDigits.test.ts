import * as fc from 'fast-check';
import { validate as validateCbu } from 'stdnum/lib/cjs/ar/cbu.js';
import { expect, test } from 'vitest';
import { hasRightCheckDigits } from './checkDigits.ts';

/** The check digit of a part of a CBU, by the weights that the central bank has published. */
function checkDigit(part: readonly number[], weights: readonly number[]): number {
  const sum = part.reduce((total, digit, place) => total + digit * (weights[place] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

function cbuOf(bank: readonly number[], account: readonly number[]): string {
  const ofBank = checkDigit(bank, [7, 1, 3, 9, 7, 1, 3]);
  const ofAccount = checkDigit(account, [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]);
  return [...bank, ofBank, ...account, ofAccount].join('');
}

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });

const aCbu = fc.tuple(digits(7), digits(13)).map(([bank, account]) => cbuOf(bank, account));

test('FORM-01: a CBU with right check digits has no hint, also with a 0 for one', () => {
  fc.assert(
    fc.property(aCbu, (cbu) => {
      expect(hasRightCheckDigits('CBU', cbu)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('FORM-01: a CBU with one wrong digit has a hint', () => {
  const spoiled = fc.tuple(aCbu, fc.nat(21), fc.integer({ min: 1, max: 9 })).map(([cbu, place, more]) => {
    const wrong = (Number(cbu[place]) + more) % 10;
    return cbu.slice(0, place) + String(wrong) + cbu.slice(place + 1);
  });
  fc.assert(
    fc.property(spoiled, (cbu) => {
      expect(hasRightCheckDigits('CBU', cbu)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('the formula of stdnum takes no CBU with a 0 for a check digit, so it is not used', () => {
  const right = cbuOf([0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(right).toBe('0000000000000000000017');
  expect(validateCbu(right).isValid).toBe(false);
  expect(hasRightCheckDigits('CBU', right)).toBe(true);
});

test.each([
  ['CBU', '2850590940090418135201', true],
  ['CBU', '2850590940090418135202', false],
  ['CUIT', '20172543597', true],
  ['CUIT', '20172543598', false],
  ['RUT', '125319092', true],
  ['RUT', '125319093', false],
  ['CPF', '52998224725', true],
  ['CPF', '52998224724', false],
  ['NIT', '2131234321', true],
  ['NIT', '2131234325', false],
  ['DNI', '30123456', true],
  ['CC', '1020304050', true],
] as const)('FORM-01: %s %s: %s', (kind, number, right) => {
  expect(hasRightCheckDigits(kind, number)).toBe(right);
});
