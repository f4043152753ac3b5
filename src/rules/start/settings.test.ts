import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { countryOf, hasMock, hasTwoStep, hostsWith } from './settings.ts';

test.each([
  ['development', true],
  ['staging', false],
  ['production', false],
] as const)('COUNTRY-03, COUNTRY-15: the mock answers in %s: %s', (environment, mock) => {
  expect(hasMock({ environment })).toBe(mock);
});

describe('the hosts of a build', () => {
  test('COUNTRY-15, COUNTRY-16: are those of its environment and country', () => {
    const hosts = hostsWith({ environment: 'staging', hosts: {} }, 'cl', 'https://shop.example');
    expect(hosts).toMatchObject({
      api: 'https://api-cl.staging.tienda.example',
      cms: 'https://cms-cl.staging.tienda.example',
      bff: 'https://bff-cl.staging.tienda.example/',
    });
  });

  test('COUNTRY-15: that it names replace them', () => {
    const settings = { environment: 'production', hosts: { api: 'https://api.shop.example' } } as const;
    expect(hostsWith(settings, 'br', 'https://shop.example')).toMatchObject({
      api: 'https://api.shop.example',
      cms: 'https://cms-br.tienda.example',
    });
  });
});

test.each([
  ['on', false, true],
  ['off', true, false],
  [undefined, false, false],
  [undefined, true, true],
  ['yes', true, false],
])(
  'TFA-02, TFA-03: with the setting %s, mock backend %s, two-step authentication is %s',
  (setting, mock, isOn) => {
    expect(hasTwoStep(setting, mock)).toBe(isOn);
  },
);

type Hints = Parameters<typeof countryOf>[0];

const none: Hints = {
  pais: undefined,
  storedCountry: undefined,
  setting: undefined,
  host: 'shop.example',
  mockBuild: true,
};

test.each<[string, Partial<Hints>, CountryCode]>([
  ['nothing names one', {}, 'ar'],
  ['?pais= is given', { pais: 'cl' }, 'cl'],
  ['?pais= overrides the stored one', { pais: 'cl', storedCountry: 'co' }, 'cl'],
  ['an earlier ?pais= was stored', { storedCountry: 'co', setting: 'br', host: 'cl.localhost' }, 'co'],
  ['?pais= is unknown and another one was stored', { pais: 'uy', storedCountry: 'co' }, 'co'],
  ['?pais= is unknown', { pais: 'uy', host: 'cl.localhost' }, 'cl'],
  ['?pais= is in capitals', { pais: 'CO' }, 'co'],
  ['?pais= is given to a real build', { pais: 'cl', mockBuild: false }, 'ar'],
  ['a ?pais= was stored in a real build', { storedCountry: 'cl', mockBuild: false, setting: 'co' }, 'co'],
  ['the build names it', { setting: 'br', host: 'cl.localhost' }, 'br'],
  ['the build names an unknown one', { setting: 'uy', host: 'cl.localhost' }, 'cl'],
  ['the build names none', { setting: '', host: 'cl.localhost' }, 'cl'],
  ['the last label names it', { host: 'shop.example.cl' }, 'cl'],
  ['the last label is stronger than the first', { host: 'co.example.cl' }, 'cl'],
  ['the first label names it', { host: 'cl.localhost' }, 'cl'],
  ['a label in the middle names one', { host: 'www.cl.localhost' }, 'ar'],
  ['there is a port', { host: 'cl.localhost:5173' }, 'cl'],
  ['there is a port behind the last label', { host: 'shop.example.co:443' }, 'co'],
  ['the host name is complete', { host: 'shop.example.br.' }, 'br'],
  ['the host name is in capitals', { host: 'Shop.Example.CO' }, 'co'],
  ['the host is one word', { host: 'co' }, 'co'],
  ['the host is a number', { host: '127.0.0.1:4173' }, 'ar'],
  ['the host is a number of version 6', { host: '[::1]:4173' }, 'ar'],
  ['a label only begins like one', { host: 'arte.example.com' }, 'ar'],
  ['the label is a word of the language', { host: 'shop.constructor' }, 'ar'],
])('COUNTRY-03: when %s', (_case, hints, country) => {
  expect(countryOf({ ...none, ...hints })).toBe(country);
});

describe('COUNTRY-03: any host results in a country of the shop', () => {
  const label = fc.oneof(
    fc.domain(),
    fc.constantFrom('ar', 'cl', 'co', 'br', 'com', 'localhost', 'constructor', 'toString', '__proto__', ''),
  );
  const anyHost = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(label).map((labels) => labels.join('.')),
  );

  const check = (choose: (host: string) => string) =>
    fc.assert(
      fc.property(anyHost, fc.constantFrom('ar', 'cl', 'co', 'br'), (host, last) => {
        const known = ['ar', 'cl', 'co', 'br'].includes(choose(host));
        return known && choose(`${host}.${last}`) === last;
      }),
      { seed: 20241, numRuns: 1000 },
    );

  test('COUNTRY-03: and its last label decides', () => {
    expect(() => check((host) => countryOf({ ...none, host }))).not.toThrow();
  });

  const lookup: Record<string, string> = { ar: 'ar', cl: 'cl', co: 'co', br: 'br' };

  test.each<[string, (host: string) => string]>([
    ['believes the last label', (host) => host.split('.').at(-1) ?? 'ar'],
    [
      'prefers the first label',
      (host) => host.split('.').find((part) => Object.hasOwn(lookup, part)) ?? 'ar',
    ],
    ['looks labels up among inherited names', (host) => lookup[host.split('.').at(-1) ?? ''] ?? 'ar'],
  ])('refused is a choice that %s', (_fault, choose) => {
    expect(() => check(choose)).toThrow('Property failed');
  });
});
