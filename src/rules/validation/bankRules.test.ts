import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { bankRules } from './bankRules.ts';

const rulesOf = (country: 'ar' | 'cl' | 'co' | 'br') => bankRules(countryByCode(country));

describe('the bank data of a country', () => {
  test.each([
    ['ar', ['owner_document', 'cbu', 'cuit_cuil']],
    ['cl', ['rut', 'account_number']],
    ['co', ['owner_document', 'account_number']],
    ['br', ['owner_document', 'account_number']],
  ] as const)('EXCH-08: in %s the numbers are %j', (country, names) => {
    expect(Object.keys(rulesOf(country).numbers)).toEqual(names);
  });

  test.each([
    ['VAL-30, VAL-31', 'ar', 'cbu', '28505909 4009041813-5201', '2850590940090418135201', true],
    ['VAL-30', 'ar', 'cbu', '285059094009041813520', '285059094009041813520', false],
    ['VAL-30, VAL-31', 'ar', 'cuit_cuil', '27-30123456-5', '27301234565', true],
    ['VAL-30', 'ar', 'cuit_cuil', '27-3012345-5', '2730123455', false],
    ['VAL-27, VAL-31', 'ar', 'owner_document', '30.123.456', '30123456', true],
    ['VAL-27', 'ar', 'owner_document', '301234567', '301234567', false],
    ['VAL-28, VAL-30', 'cl', 'rut', '7.654.321-k', '07654321K', true],
    ['VAL-30', 'cl', 'rut', '12.345.678-J', '12345678J', false],
    ['VAL-31', 'cl', 'account_number', '001-23 456', '00123456', true],
    ['VAL-11', 'cl', 'account_number', '12A34', '12A34', false],
    // CC and CE: each has a length that the other types refuse.
    ['VAL-27', 'co', 'owner_document', '1.020.304.050', '1020304050', true],
    ['VAL-27', 'co', 'owner_document', '123456', '123456', true],
    ['VAL-27', 'co', 'owner_document', '12345', '12345', false],
    ['VAL-27, VAL-31', 'br', 'owner_document', '529.982.247-25', '52998224725', true],
    ['VAL-27', 'br', 'owner_document', '5299822472', '5299822472', false],
  ] as const)('%s: in %s the %s %j is sent as %j (%s)', (_ids, country, name, typed, sent, accepted) => {
    const rule = rulesOf(country).numbers[name];
    expect(rule?.clean(typed)).toBe(sent);
    expect(rule?.accepts(sent)).toBe(accepted);
  });

  test.each([
    ['VAL-09, VAL-37', 'name', " José  D'Angelo😀 ", "José D'Angelo", true],
    ['VAL-09', 'name', 'José 2', 'José 2', false],
    ['VAL-03, VAL-37', 'email', ' ana@mail.co😀 ', 'ana@mail.co', true],
    ['VAL-03', 'email', 'ana@mail', 'ana@mail', false],
  ] as const)('%s: the %s %j of the owner is sent as %j (%s)', (_ids, field, typed, sent, accepted) => {
    const { clean, accepts } = rulesOf('ar')[field];
    expect(clean(typed)).toBe(sent);
    expect(accepts(sent)).toBe(accepted);
  });
});
