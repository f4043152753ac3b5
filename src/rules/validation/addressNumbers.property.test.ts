import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { addressRules } from './addressRules.ts';

/** Least and most digits of each field of a country; a field that it does not ask for is absent (VAL-29). */
const limits = {
  ar: { prefix: [2, 4], phone: [6, 8], postcode: [4, 4] },
  cl: { phone: [9, 9], postcode: [7, 7] },
  co: { phone: [10, 10] },
  br: { phone: [10, 11], postcode: [8, 8] },
} as const;

type Accepts = (text: string) => boolean;

/**
 * Whatever dots, hyphens, spaces and brackets are between them, so many digits are accepted, and others are not; those of
 * `before` do not count.
 */
function check(
  least: number,
  most: number,
  { clean, accepts }: { clean: (text: string, areaCode: string) => string; accepts: Accepts },
  before: readonly string[] = [],
) {
  // A 0 before a number of its own is one of `before`.
  const first = fc.constantFrom(...Array.from('123456789'), ...(before.length > 0 ? [] : ['0']));
  const digit = fc.constantFrom(...Array.from('0123456789'));
  const between = fc.constantFrom('', '', ' ', '-', '.', '(', ') ', '\u00A0', '–');
  const odd = fc.constantFrom('', '', '', 'a', '+', '/', '٣');
  const rest = fc.array(fc.tuple(digit, between), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom('', ...before), first, rest, odd, (start, own, parts, sign) => {
      const typed = start + own + parts.map(([each, other]) => each + other).join('') + sign;
      const count = parts.length + 1;
      return accepts(clean(typed, '')) === (sign === '' && count >= least && count <= most);
    }),
    { seed: 20241, numRuns: 600 },
  );
}

/** What may be in front of a number, and is not sent (VAL-31). */
const inFront = {
  prefix: () => ['0', '(0'],
  phone: (country: CountryCode) => {
    const code = { ar: '+54', cl: '+56', co: '+57', br: '+55' }[country];
    return ['0', '(0', code, `${code} `, `${code} (0)`];
  },
  postcode: () => [],
};

const cases = Object.entries(limits).flatMap(([country, fields]) =>
  Object.entries(fields).map(([field, [least, most]]) => ({
    country: country as CountryCode,
    field: field as 'prefix' | 'phone' | 'postcode',
    least,
    most,
  })),
);

describe('the numbers of an address', () => {
  test.each(cases)(
    'VAL-29, VAL-31: in $country $field has $least to $most digits',
    ({ country, field, least, most }) => {
      const rule = addressRules(country)[field];
      expect(rule).toBeDefined();
      expect(() => rule && check(least, most, rule, inFront[field](country))).not.toThrow();
    },
  );

  test('VAL-29, ADDR-20: a country asks for those alone', () => {
    for (const [country, fields] of Object.entries(limits)) {
      const rules = addressRules(country as CountryCode);
      const asked = (['prefix', 'phone', 'postcode'] as const).filter((field) => rules[field] !== undefined);
      expect(asked).toEqual(Object.keys(fields));
    }
  });

  test.each<[string, (text: string) => string, Accepts]>([
    ['leaves separators', (text) => text, (text) => /^\d{6,8}$/.test(text)],
    ['takes every sign away', (text) => text.replaceAll(/\D/g, ''), (text) => /^\d{6,8}$/.test(text)],
    ['has no end', (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''), (text) => /^\d{6,}$/.test(text)],
    [
      'needs one digit more',
      (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''),
      (text) => /^\d{7,8}$/.test(text),
    ],
    [
      'knows digits of every script',
      (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''),
      (text) => /^\p{N}{6,8}$/u.test(text),
    ],
  ])('refused is a phone that %s', (_fault, clean, accepts) => {
    expect(() => check(6, 8, { clean, accepts })).toThrow('Property failed');
  });
});

describe('a field without a pattern', () => {
  const { plain } = addressRules('ar');

  test.each(['1', 'S/N', 'kilómetro 12 ½', '#', 'x'.repeat(5000), '12 (fondo) & más'])(
    'VAL-17: accepts %j',
    (text) => {
      expect(plain.accepts(plain.clean(text))).toBe(true);
    },
  );

  test('VAL-17: accepts whatever is typed', () => {
    expect(() =>
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) =>
          plain.accepts(plain.clean(text)),
        ),
        { seed: 20241, numRuns: 500 },
      ),
    ).not.toThrow();
  });
});
