import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from './catalogueUrl.ts';
import { effectiveFormula, formulaCookie, formulaIn, formulaOf, storedFormula } from './sortingFormula.ts';

const at = (text: string) => Date.parse(text);
const f1 = storedFormula('f1', at('2024-03-05T14:07:00.000Z'));

describe('the sorting formula in force', () => {
  test.each([
    ['2024-03-05T14:08:00.000Z', '/mujer/', 'f1'],
    ['2024-03-06T14:06:59.999Z', '/mujer/', 'f1'],
    ['2024-03-06T14:07:00.000Z', '/mujer/', undefined],
    ['2024-03-06T15:00:00.000Z', '/mujer/?sortingFormula=f2', 'f2'],
    ['2024-03-05T14:08:00.000Z', '/mujer/?sortingFormula=f2', 'f2'],
  ])('CAT-34, CAT-35, CAT-36: at %s on %s is %s', (now, url, formula) => {
    expect(effectiveFormula(parseCatalogueUrl(url), f1, at(now))).toBe(formula);
  });

  test('CAT-33, CAT-35: is none where neither the address nor the device has one', () => {
    expect(effectiveFormula(parseCatalogueUrl('/mujer/?sortingFormula='), undefined, 0)).toBeUndefined();
    expect(formulaOf(parseCatalogueUrl('/mujer/?sortingFormula=a%20b'))).toBe('a b');
  });
});

test('CAT-34, CAT-36: found again, it is stored for one day from then on', () => {
  expect(storedFormula('f2', at('2024-03-06T15:00:00.000Z'))).toEqual({
    formula: 'f2',
    until: at('2024-03-07T15:00:00.000Z'),
  });
});

test('CAT-37, SESS-22, SESS-23: the cookie has it for one day, whatever its characters', () => {
  expect(formulaCookie('f1', 'http://localhost')).toBe(
    'custom_filter_sorting=f1; Max-Age=86400; Path=/; SameSite=Lax',
  );
  expect(formulaCookie('a;b=c, ñ', 'https://shop.example')).toBe(
    'custom_filter_sorting=a%3Bb%3Dc%2C%20%C3%B1; Max-Age=86400; Path=/; SameSite=Lax; Secure',
  );
});

const time = fc.integer({ min: 0, max: 4_102_444_800_000 });

/** Used if and only if it is less than a day old, for any clock (R6). */
const check = (inForce: typeof effectiveFormula) =>
  fc.assert(
    fc.property(
      time,
      fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2e8, max: 2e8 })),
      (stored, late) => {
        const now = stored + 86_400_000 + late;
        return (
          inForce(parseCatalogueUrl('/mujer/'), storedFormula('f', stored), now) ===
          (late < 0 ? 'f' : undefined)
        );
      },
    ),
    { seed: 20241, numRuns: 1000 },
  );

test('CAT-35, CAT-36: a stored formula is used until its expiry and not from then on', () => {
  expect(() => check(effectiveFormula)).not.toThrow();
});

test.each<[string, typeof effectiveFormula]>([
  [
    'uses it at the instant',
    (_url, stored, now) => (stored && now <= stored.until ? stored.formula : undefined),
  ],
  ['never lets it end', (_url, stored) => stored?.formula],
  [
    'counts in seconds',
    (_url, stored, now) => (stored && now / 1000 < stored.until ? stored.formula : undefined),
  ],
])('refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});

test.each([
  ['?sortingFormula=f2', 'f2'],
  ['?q=botas&sortingFormula=%20f2%20', 'f2'],
  ['?sortingFormula=&sortingFormula=f3', 'f3'],
  ['?sortingFormula=--&sortingFormula=f3&sortingFormula=f4', 'f3'],
  ['?sortingFormula=', undefined],
  ['?sortingFormula=%20', undefined],
  ['?sortingFormula=--', undefined],
  ['?sort=price', undefined],
  ['', undefined],
])('CAT-33: the query %j of any page names the formula %j', (search, formula) => {
  expect(formulaIn(search)).toBe(formula);
});
