import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { fieldRules, isBirthDate } from './fieldRules.ts';

const noon = Date.parse('2024-03-05T12:00:00');
const rules = fieldRules(countryByCode('cl'), () => noon);

describe('the rules for a field', () => {
  test.each([
    ['VAL-02, VAL-37', 'email', ' ana@mail.co😀 ', 'ana@mail.co', true],
    ['VAL-02', 'email', 'ana@mail', 'ana@mail', false],
    ['VAL-06', 'password', 'Ñandú!9', 'Ñandú!9', true],
    ['VAL-06', 'password', ' clave😀12 ', ' clave😀12 ', false],
    ['VAL-09, VAL-37', 'name', ' María  😀 José ', 'María José', true],
    ['VAL-09', 'name', 'Ana2', 'Ana2', false],
    ['VAL-30, TFA-07', 'twoStepCode', ' 48-21 ', '4821', true],
    ['VAL-30, TFA-07', 'twoStepCode', '48213', '48213', false],
    ['VAL-30, VAL-37', 'twoStepCode', '４８\u200B２１', '4821', true],
    ['VAL-06', 'password', 'Ｃlave12', 'Ｃlave12', false],
  ] as const)('%s: %s %j is sent as %j (%s)', (_ids, field, typed, sent, accepted) => {
    const { clean, accepts } = rules[field];
    expect(clean(typed)).toBe(sent);
    expect(accepts(sent)).toBe(accepted);
  });

  test('VAL-27, VAL-28: a document has the rules of its type', () => {
    expect(rules.documentTypes).toEqual(['RUT']);
    expect(rules.document('RUT').clean('7.654.321-k')).toBe('07654321K');
    expect(rules.document('RUT').accepts('07654321K')).toBe(true);
    expect(rules.document('DNI').accepts('07654321K')).toBe(false);
    expect(rules.document('DNI').clean('7.654.321')).toBe('7654321');
  });

  test.each([
    ['5', true],
    ['6', false],
  ])('VAL-14: on 2024-03-05 somebody may be born on the day %s of that month: %s', (day, valid) => {
    expect(rules.isBirthDate({ day, month: '3', year: '2024' })).toBe(valid);
  });
});

/** At noon, which is the same day in every zone of the shop. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00`);
const dateOf = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
};

test.each([
  ['29/2/2000', true],
  ['29/2/2001', false],
  ['29/2/1900', false],
  ['30/4/1990', true],
  ['31/4/1990', false],
  ['1/1/1900', true],
  ['31/12/1899', false],
  ['5/3/2024', true],
  ['6/3/2024', false],
  ['05/03/2024', true],
  ['31/12/1999', true],
  ['1/12/1990', true],
  ['1/13/1990', false],
  ['1/0/1990', false],
  ['0/1/1990', false],
  ['32/1/1990', false],
  ['5/3/2025', false],
  ['5/4/2024', false],
  ['7/5/90', false],
  ['7/5/0090', false],
  ['7/5/1990.0', false],
  ['7/5/2e0003', false],
  ['7/5/19900', false],
  ['007/5/1990', false],
  ['7/005/1990', false],
  ['/5/1990', false],
  ['7//1990', false],
  ['7/5/', false],
  ['a/5/1990', false],
  ['7/b/1990', false],
  ['7/5/199c', false],
  ['c7/5/1990', false],
  ['7/c5/1990', false],
  ['7/5/c1990', false],
  ['7a/5/1990', false],
  ['7/5a/1990', false],
  ['-7/5/1990', false],
  ['1e/5/1990', false],
  [' 7/5/1990', false],
])('VAL-14: on 2024-03-05, %s: %s', (text, valid) => {
  expect(isBirthDate(dateOf(text), noonOf('2024-03-05'))).toBe(valid);
});

test.each([
  ['2024-03-05T23:59:59', '5/3/2024', true],
  ['2024-03-05T00:00:00', '5/3/2024', true],
  ['2024-03-05T23:59:59', '6/3/2024', false],
  ['2024-12-31T12:00:00', '1/1/2025', false],
])('VAL-14: at %s of the device, %s: %s', (now, text, valid) => {
  expect(isBirthDate(dateOf(text), Date.parse(now))).toBe(valid);
});

type Rule = typeof isBirthDate;

const lengthOf = (month: number, year: number) =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** Compared with a calendar written out by hand; days are numbers such as 19900507. */
const check = (rule: Rule) =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 32 }),
      fc.integer({ min: 0, max: 13 }),
      fc.oneof(fc.integer({ min: 1895, max: 2030 }), fc.constantFrom(1899, 1900, 2000, 2024)),
      (day, month, year) => {
        const exists = month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(month, year);
        const born = year * 10_000 + month * 100 + day;
        const valid = exists && year >= 1900 && born <= 20_240_305;
        return rule({ day: `${day}`, month: `${month}`, year: `${year}` }, noonOf('2024-03-05')) === valid;
      },
    ),
    { seed: 20241, numRuns: 4000 },
  );

test('VAL-14: the days of the calendar from 1900 to today, and no others', () => {
  expect(() => check(isBirthDate)).not.toThrow();
});

const rolled: Rule = ({ day, month, year }, now) => {
  const born = new Date(Number(year), Number(month) - 1, Number(day));
  return born.getFullYear() >= 1900 && born.getTime() <= now;
};

test.each<[string, Rule]>([
  ['takes 31 April for 1 May', rolled],
  ['has no first year', (date, now) => isBirthDate({ ...date, year: date.year.replace('189', '190') }, now)],
  ['has no last day', (date) => isBirthDate(date, noonOf('2099-01-01'))],
  ['is one day short', (date, now) => isBirthDate(date, now - 86_400_000)],
  [
    'has 29 days in each February',
    (date, now) => (date.day === '29' && date.month === '2') || isBirthDate(date, now),
  ],
])('refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
