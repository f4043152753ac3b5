import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { fieldRules } from './fieldRules.ts';

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
