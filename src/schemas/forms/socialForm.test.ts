import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { socialForm, wrongFields } from './socialForm.ts';

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
