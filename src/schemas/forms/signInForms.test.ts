import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { optional, twoStepForm } from './fields.ts';
import { loginForm, recoveryForm } from './signInForms.ts';

const rules = fieldRules(countryByCode('ar'), Date.now);

test.each([
  ['', true],
  ['ana@mail.co', true],
  ['ana@mail', false],
])('VAL-01: in a field that may stay empty the e-mail %j is accepted: %s', (text, isAccepted) => {
  expect(v.is(optional(rules.email, 'email'), text)).toBe(isAccepted);
});

describe('signing in', () => {
  const form = loginForm(rules);
  const typed = { username: 'ana@mail.co', password: 'Clave123', keepSession: false };

  test.each([true, false])('SESS-26: has e-mail, password and a box (%s)', (keepSession) => {
    expect(v.parse(form, { ...typed, keepSession })).toEqual({ ...typed, keepSession });
  });

  test.each([
    ['', '', { username: 'required', password: 'required' }],
    ['  ', ' \t ', { username: 'required', password: 'required' }],
    ['ana@mail', 'Clave123', { username: 'email' }],
    ['ana @mail.co', '', { username: 'email', password: 'required' }],
    ['ana@mail.co', '', { password: 'required' }],
    [undefined, undefined, { username: 'required', password: 'required' }],
  ])('SESS-26, VAL-04, VAL-16: e-mail %j and password %j', (username, password, faults) => {
    expect(faultsOf(form, { ...typed, username, password })).toEqual(faults);
  });

  test.each(['a', 'clave con espacios', 'clave.antigua+larga.de.más.de.quince', ' Clave123 ', 'c😀'])(
    'SESS-26: the old password %j is sent as it is',
    (password) => {
      expect(v.parse(form, { ...typed, password }).password).toBe(password);
    },
  );

  test.each([
    [' ana@mail.co ', 'ana@mail.co'],
    ['ana@mail.co😀', 'ana@mail.co'],
    ['ana\uE000@mail.co', 'ana@mail.co'],
    ['ANA@mail.co', 'ANA@mail.co'],
  ])('VAL-37: the e-mail %j is sent as %j', (username, sent) => {
    expect(v.parse(form, { ...typed, username }).username).toBe(sent);
  });

  test('VAL-17, SESS-26: 5 MB in each field have their fault, not a pause', () => {
    const long = 'a'.repeat(5_000_000);
    expect(faultsOf(form, { ...typed, username: long, password: long })).toEqual({ username: 'email' });
  });
});

describe('password recovery', () => {
  test.each([
    ['', { email: 'required' }],
    [' ', { email: 'required' }],
    ['😀', { email: 'required' }],
    ['ana.mail.co', { email: 'email' }],
    ['ana@mail.co', {}],
  ])('VAL-04, VAL-16: of %j', (email, faults) => {
    expect(faultsOf(recoveryForm(rules), { email })).toEqual(faults);
  });
});

describe('the code of two steps', () => {
  test.each([
    ['1234', {}],
    ['0000', {}],
    ['123', { code: 'invalid' }],
    ['12345', { code: 'invalid' }],
    ['12a4', { code: 'invalid' }],
    ['١٢٣٤', { code: 'invalid' }],
    ['', { code: 'required' }],
    ['   ', { code: 'required' }],
  ])('TFA-07: %j', (code, faults) => {
    expect(faultsOf(twoStepForm(rules), { code })).toEqual(faults);
  });

  test.each([' 4821 ', '48 21', '48-21'])('TFA-07: %j from an e-mail is the code 4821', (code) => {
    expect(v.parse(twoStepForm(rules), { code })).toEqual({ code: '4821' });
  });
});
