import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { editForm } from './editForm.ts';

const now = Date.parse('2026-05-01T12:00:00');
const formOf = (country: CountryCode) => editForm(fieldRules(countryByCode(country), () => now));

const person = {
  first_name: 'María José',
  middle_name: '',
  last_name: "D'Angelo Núñez",
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
};
const typed = { ...person, newsletters: [true, false], oldpassword: '', password: '', password2: '' };

const faults = (change: Partial<typeof typed>, country: CountryCode = 'ar') =>
  faultsOf(formOf(country), { ...typed, ...change });
const sent = (change: Partial<typeof typed>, country: CountryCode = 'ar') =>
  v.parse(formOf(country), { ...typed, ...change });

const newPassword = { oldpassword: 'Clave123', password: 'Clave456', password2: 'Clave456' };

describe('the password', () => {
  test('ACC-06, API-72: without a new one none of the three fields is sent, and none is mandatory', () => {
    expect(sent({})).toEqual({ ...person, newsletters: [true, false] });
    expect(sent({ oldpassword: 'Clave123' })).not.toHaveProperty('oldpassword');
    expect(sent({ password: '  ', password2: ' ' })).not.toHaveProperty('password');
  });

  test('ACC-06, API-72: with a new one all three are sent', () => {
    expect(sent(newPassword)).toMatchObject(newPassword);
  });

  test.each([
    [{ ...newPassword, oldpassword: '' }, { oldpassword: 'required' }],
    [{ ...newPassword, oldpassword: '  ' }, { oldpassword: 'required' }],
    [{ ...newPassword, password2: '' }, { password2: 'passwordsDiffer' }],
    [{ ...newPassword, password2: 'clave456' }, { password2: 'passwordsDiffer' }],
    [{ password2: 'Clave456' }, { password2: 'passwordsDiffer' }],
    [{ ...newPassword, password: 'clave', password2: 'clave' }, { password: 'password' }],
    [{ ...newPassword, password: 'clave 456', password2: 'clave 456' }, { password: 'password' }],
  ])('ACC-06, SESS-30, VAL-08: %j is refused with %j', (change, fault) => {
    expect(faults(change)).toEqual(fault);
  });

  test('ACC-06: an old one of a former rule is sent as it was typed', () => {
    expect(sent({ ...newPassword, oldpassword: ' c😀 ' })).toMatchObject({ oldpassword: ' c😀 ' });
  });
});

test.each([
  [{ first_name: 'José-María' }, { first_name: '-' }],
  [{ first_name: ' ' }, { first_name: 'required' }],
  [{ middle_name: 'Luz2' }, { middle_name: '2' }],
  [{ identification: '123456' }, { identification: 'invalid' }],
  [{ day: '29', month: '2', year: '1985' }, { day: 'birthDate' }],
  [{ year: '1896' }, { day: 'birthDate' }],
  [{ day: '2', month: '5', year: '2026' }, { day: 'birthDate' }],
  [{ gender: '' }, { gender: 'required' }],
])('ACC-05, VAL-09, VAL-14: %j is refused with %j', (change, fault) => {
  expect(faults(change)).toEqual(fault);
});

test.each([
  [{ first_name: 'Ñandú  Íñigo' }, { first_name: 'Ñandú Íñigo' }],
  [{ last_name: 'O’Higgins' }, { last_name: "O'Higgins" }],
  [{ identification: ' 30.123.456 ' }, { identification: '30123456' }],
  [
    { day: '29', month: '2', year: '1984' },
    { day: '29', month: '02', year: '1984' },
  ],
  [{ year: '1900' }, { year: '1900' }],
])('ACC-05, VAL-31, VAL-37: %j is sent as %j', (change, expected) => {
  expect(sent(change)).toMatchObject(expected);
});

test.each([
  ['cl', 'RUT', '12.345.678-k', '12345678K'],
  ['co', 'NIT', '300 123 456-7', '3001234567'],
  ['br', 'CPF', '123.456.789-01', '12345678901'],
] as const)('VAL-27, VAL-31: in %s the %s %j is sent as %s', (country, type, number, clean) => {
  const change = { identification_type: type as string, identification: number as string };
  expect(sent(change, country)).toMatchObject({ identification: clean });
});
