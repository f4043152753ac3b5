import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { editForm, registerForm, socialForm, wrongFields } from './customerForms.ts';

describe('register form', () => {
  const now = Date.parse('2024-03-05T12:00:00');
  const formOf = (country: CountryCode) => registerForm(fieldRules(countryByCode(country), () => now));

  const typed = {
    email: 'maria@mail.com',
    password: 'Clave123',
    password2: 'Clave123',
    first_name: 'María José',
    middle_name: '',
    last_name: 'Pérez',
    identification: '30123456',
    identification_type: 'DNI',
    day: '7',
    month: '5',
    year: '1990',
    gender: 'female',
    is_newsletter_subscribed: true,
  };

  /** Fields as a form may hold them: one that was never rendered is missing. */
  type Change = { [Field in keyof typeof typed]?: (typeof typed)[Field] | undefined };

  const faults = (change: Change, country: CountryCode = 'ar') =>
    faultsOf(formOf(country), { ...typed, ...change });
  const sent = (change: Change, country: CountryCode = 'ar') =>
    v.parse(formOf(country), { ...typed, ...change });

  const mandatory = Object.keys(typed).filter(
    (name) => name !== 'middle_name' && name !== 'is_newsletter_subscribed',
  );

  test('SESS-27, SESS-29, API-71: what was typed is sent by the field names of the call', () => {
    expect(sent({})).toEqual({ ...typed, day: '07', month: '05', is_newsletter_subscribed: '1' });
  });

  test.each(mandatory)('SESS-27, SESS-28, VAL-16: %s is mandatory, and blanks are none', (name) => {
    expect(faults({ [name]: '' })[name]).toBe('required');
    expect(faults({ [name]: ' \t ' })[name]).toBe('required');
    expect(faults({ [name]: undefined })).toEqual({ [name]: 'required' });
  });

  test('SESS-28: an empty form names each mandatory field, and no other', () => {
    const empty = Object.fromEntries(mandatory.map((name) => [name, '']));
    expect(faults(empty)).toEqual(Object.fromEntries(mandatory.map((name) => [name, 'required'])));
  });

  test('SESS-28: the middle name and the news are left to the customer', () => {
    expect(sent({ middle_name: '', is_newsletter_subscribed: false })).toMatchObject({
      middle_name: '',
      is_newsletter_subscribed: '0',
    });
    expect(sent({ middle_name: ' ' }).middle_name).toBe('');
    expect(sent({ middle_name: ' Luz ' }).middle_name).toBe('Luz');
    expect(faults({ middle_name: 'L.' })).toEqual({ middle_name: '.' });
    expect(faultsOf(formOf('ar'), { ...typed, middle_name: 7 })).toEqual({ middle_name: 'invalid' });
  });

  describe('the fault of a field', () => {
    test.each<[string, Change, Record<string, string>]>([
      ['VAL-02', { email: 'maria@mail' }, { email: 'email' }],
      ['VAL-05', { password: 'Abc12', password2: 'Abc12' }, { password: 'password' }],
      ['VAL-06', { password: 'clave 12', password2: 'clave 12' }, { password: 'password' }],
      ['VAL-06', { password: 'clave😀12', password2: 'clave😀12' }, { password: 'password' }],
      ['SESS-30', { password2: 'clave123' }, { password2: 'passwordsDiffer' }],
      ['SESS-30', { password2: 'Clave123 ' }, { password2: 'passwordsDiffer' }],
      ['VAL-09', { first_name: 'Ana2' }, { first_name: '2' }],
      ['VAL-09', { last_name: 'Ana-Luz' }, { last_name: '-' }],
      ['VAL-18, VAL-31', { identification: '123456' }, { identification: 'invalid' }],
      ['VAL-31', { identification: '1234567a' }, { identification: 'invalid' }],
      ['VAL-14', { day: '31', month: '4' }, { day: 'birthDate' }],
      ['VAL-14', { day: '29', month: '2', year: '2001' }, { day: 'birthDate' }],
      ['VAL-14', { day: '6', month: '3', year: '2024' }, { day: 'birthDate' }],
      ['VAL-14', { year: '1899' }, { day: 'birthDate' }],
      ['VAL-14', { month: 'mayo' }, { day: 'birthDate' }],
      ['VAL-27', { identification_type: 'CPF' }, { identification_type: 'invalid' }],
    ])('%s: %j', (_ids, change, expected) => {
      expect(faults(change)).toEqual(expected);
    });

    test('SESS-30, VAL-16: faults of several fields are named together', () => {
      expect(faults({ email: '', password2: 'x', identification: '1', year: '1800' })).toEqual({
        email: 'required',
        password2: 'passwordsDiffer',
        identification: 'invalid',
        day: 'birthDate',
      });
    });

    test('SESS-28: a field that is missing altogether hides no fault of another', () => {
      const others = { password2: 'x', identification: '1', year: '1800' };
      expect(faults({ ...others, email: undefined })).toEqual({
        email: 'required',
        password2: 'passwordsDiffer',
        identification: 'invalid',
        day: 'birthDate',
      });
    });

    test('VAL-14: two parts without the third are no date yet', () => {
      expect(faults({ day: '31', month: '4', year: '' })).toEqual({ year: 'required' });
      expect(faults({ day: ' ', month: '13', year: '1800' })).toEqual({ day: 'required' });
    });
  });

  describe('the document of a country', () => {
    test.each<[CountryCode, string, string, string]>([
      ['ar', 'DNI', '30.123.456', '30123456'],
      ['cl', 'RUT', '12.345.678-K', '12345678K'],
      ['cl', 'RUT', '7.654.321-k', '07654321K'],
      ['cl', 'RUT', '12345678 9', '123456789'],
      ['co', 'CC', '123456', '123456'],
      ['co', 'CC', '1.234.567.890', '1234567890'],
      ['co', 'CE', '123456', '123456'],
      ['co', 'NIT', '300 123 456 7', '3001234567'],
      ['br', 'CPF', '123.456.789-01', '12345678901'],
    ])('VAL-27, VAL-28, VAL-37: in %s the %s %j is sent as %j', (country, type, identification, document) => {
      const { identification: own } = sent({ identification_type: type, identification }, country);
      expect(own).toBe(document);
    });

    test.each<[CountryCode, string, string]>([
      ['cl', 'RUT', '654321-K'],
      ['co', 'CC', '12345'],
      ['co', 'CE', '123456789'],
      ['co', 'NIT', '300123456'],
      ['br', 'CPF', '1234567890'],
    ])('VAL-27, VAL-31: in %s the %s %j is refused', (country, type, identification) => {
      expect(faults({ identification_type: type, identification }, country)).toEqual({
        identification: 'invalid',
      });
    });
  });

  test('VAL-37: emoji, private-use symbols and repeated blanks do not leave the form', () => {
    expect(
      sent({ email: 'maria@mail.com😀', first_name: ' María  😀 José\uE000 ', last_name: 'D’Angelo\t Ruiz' }),
    ).toMatchObject({ email: 'maria@mail.com', first_name: 'María José', last_name: "D'Angelo Ruiz" });
  });

  test('SESS-29: the parts of the date have two digits, however they are typed', () => {
    expect(sent({ day: ' 07 ', month: '12', year: '1990' })).toMatchObject({
      day: '07',
      month: '12',
      year: '1990',
    });
  });
});

describe('edit form', () => {
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
});

describe('social form', () => {
  const now = Date.parse('2024-03-05T12:00:00');
  const form = socialForm(fieldRules(countryByCode('ar'), () => now));

  const profile = {
    email: 'maria@mail.com',
    firstName: 'María José',
    middleName: '',
    lastName: 'Pérez',
    gender: 'female',
    day: '7',
    month: '5',
    year: '1990',
  };

  test('SESS-34: a complete profile is sent by the field names of the call', () => {
    expect(v.parse(form, profile)).toEqual({
      email: 'maria@mail.com',
      firstName: 'María José',
      middleName: '',
      lastName: 'Pérez',
      gender: 'female',
      birthday: '1990-05-07',
    });
  });

  test.each(['email', 'firstName', 'lastName', 'gender', 'day', 'month', 'year'])(
    'SESS-34, VAL-15: %s is asked for if the profile lacks it',
    (name) => {
      expect(faultsOf(form, { ...profile, [name]: '' })[name]).toBe('required');
      expect(faultsOf(form, { ...profile, [name]: undefined })).toEqual({ [name]: 'required' });
    },
  );

  test.each([
    [{ middleName: 'Luz' }, {}],
    [{ middleName: '2' }, { middleName: '2' }],
    [{ firstName: 'Ana-Luz' }, { firstName: '-' }],
    [{ lastName: 'Pérez 2' }, { lastName: '2' }],
    [{ email: 'maria@mail' }, { email: 'email' }],
    [{ day: '31', month: '4' }, { day: 'birthDate' }],
    [
      { email: '', month: '13' },
      { email: 'required', day: 'birthDate' },
    ],
  ])('SESS-34: of a profile with %j', (change, faults) => {
    expect(faultsOf(form, { ...profile, ...change })).toEqual(faults);
  });

  test.each([
    ['e-mail', { email: '' }, ['email']],
    ['e-mail that is none', { email: 'maria@mail' }, ['email']],
    ['date of birth', { day: '', month: '', year: '' }, ['day', 'month', 'year']],
    ['day that is none', { day: '31', month: '2' }, ['day']],
    ['names', { firstName: '', lastName: ' ' }, ['firstName', 'lastName']],
    ['gender', { gender: '' }, ['gender']],
    ['middle name', { middleName: '' }, []],
  ])('SESS-34: of a profile without %s the missing fields are known', (_what, change, names) => {
    expect(wrongFields(form, { ...profile, ...change })).toEqual(names);
  });
});
