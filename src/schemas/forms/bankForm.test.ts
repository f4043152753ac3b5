import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { bankForm, noBankData } from './bankForm.ts';

const formOf = (country: CountryCode) => bankForm(bankRules(countryByCode(country)));

const owner = { owner_name: 'María José Pérez', account_type: 'savings', owner_email: 'maria@mail.com' };

/** What each country asks for, in the order of EXCH-08, as it is sent. */
const sent: Record<CountryCode, Record<string, string>> = {
  ar: {
    owner_name: 'María José Pérez',
    owner_document: '30123456',
    cbu: '2850590940090418135201',
    cuit_cuil: '27301234565',
    account_type: 'savings',
    owner_email: 'maria@mail.com',
  },
  cl: {
    owner_name: 'María José Pérez',
    rut: '12345678K',
    account_number: '00123456',
    account_type: 'savings',
    owner_email: 'maria@mail.com',
  },
  co: {
    owner_name: 'María José Pérez',
    owner_document: '1020304050',
    account_number: '00123456',
    account_type: 'savings',
    owner_email: 'maria@mail.com',
  },
  br: {
    owner_name: 'María José Pérez',
    owner_document: '52998224725',
    account_number: '00123456',
    account_type: 'savings',
    owner_email: 'maria@mail.com',
  },
};
const countries = Object.entries(sent) as [CountryCode, Record<string, string>][];

describe.each(countries)('in %s', (country, expected) => {
  test('EXCH-08, API-86: what the country asks for is sent, in its order, and nothing else', () => {
    const output = v.parse(formOf(country), { ...noBankData, ...expected });
    expect(JSON.stringify(output)).toBe(JSON.stringify(expected));
  });

  test('EXCH-07, EXCH-08, COUNTRY-18: each of its fields is mandatory, and no other one', () => {
    const required = Object.fromEntries(Object.keys(expected).map((field) => [field, 'required']));
    expect(faultsOf(formOf(country), noBankData)).toEqual(required);
  });

  test('EXCH-08: what another country asks for is never sent', () => {
    const all = { ...sent.co, ...sent.cl, ...sent.ar };
    expect(v.parse(formOf(country), { ...noBankData, ...all, ...expected })).toEqual(expected);
  });
});

const faults = (country: CountryCode, change: object) =>
  faultsOf(formOf(country), { ...noBankData, ...owner, ...sent[country], ...change });

test.each([
  ['ar', { cbu: '285059094009041813520' }, { cbu: 'invalid' }],
  ['ar', { cbu: '28505909400904181352011' }, { cbu: 'invalid' }],
  ['ar', { cuit_cuil: '2730123456' }, { cuit_cuil: 'invalid' }],
  ['ar', { cuit_cuil: '27-30123456-A' }, { cuit_cuil: 'invalid' }],
  ['ar', { owner_document: '301234567' }, { owner_document: 'invalid' }],
  ['cl', { rut: '1234567' }, { rut: 'invalid' }],
  ['cl', { rut: '12.345.678-J' }, { rut: 'invalid' }],
  ['cl', { account_number: '12A34' }, { account_number: 'invalid' }],
  ['co', { owner_document: '12345' }, { owner_document: 'invalid' }],
  ['co', { owner_document: '12345678901' }, { owner_document: 'invalid' }],
  ['br', { owner_document: '1234567890' }, { owner_document: 'invalid' }],
  ['br', { owner_name: 'Ana 2' }, { owner_name: '2' }],
  ['br', { owner_email: 'ana@mail' }, { owner_email: 'email' }],
  ['br', { account_type: 'gold' }, { account_type: 'required' }],
  ['br', { account_type: undefined }, { account_type: 'required' }],
] as const)('VAL-11, VAL-30: in %s %j is refused with %j', (country, change, fault) => {
  expect(faults(country, change)).toEqual(fault);
});

test.each([
  ['ar', { cbu: '2850590-9 4009041813520.1' }, { cbu: '2850590940090418135201' }],
  ['ar', { cuit_cuil: '27-30123456-5' }, { cuit_cuil: '27301234565' }],
  ['cl', { rut: '7.654.321-k' }, { rut: '07654321K' }],
  ['cl', { account_number: '001-23 456' }, { account_number: '00123456' }],
  ['br', { owner_document: '529.982.247-25' }, { owner_document: '52998224725' }],
  ['co', { owner_name: ' Ana  Núñez😀 ' }, { owner_name: 'Ana Núñez' }],
] as const)('VAL-28, VAL-31, VAL-37: in %s %j is sent as %j', (country, change, expected) => {
  expect(v.parse(formOf(country), { ...noBankData, ...sent[country], ...change })).toMatchObject(expected);
});
