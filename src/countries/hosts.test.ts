import { describe, expect, test } from 'vitest';
import type { CountryCode } from './country.ts';
import { type Environment, hostsOf } from './hosts.ts';

const origin = 'http://localhost:5173';
const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

describe.each(codes)('in %s', (code) => {
  test('COUNTRY-16, API-01: production and staging have hosts of their own', () => {
    expect(hostsOf('production', code, origin)).toMatchObject({
      api: `https://api-${code}.tienda.example`,
      cms: `https://cms-${code}.tienda.example`,
      bff: `https://bff-${code}.tienda.example/`,
    });
    expect(hostsOf('staging', code, origin)).toMatchObject({
      api: `https://api-${code}.staging.tienda.example`,
      cms: `https://cms-${code}.staging.tienda.example`,
      bff: `https://bff-${code}.staging.tienda.example/`,
    });
  });

  test('COUNTRY-17, COUNTRY-19: the desktop site and the checkout', () => {
    expect(hostsOf('production', code, origin)).toMatchObject({
      desktop: `https://www-${code}.tienda.example`,
      checkout: `https://checkout-${code}.tienda.example/`,
    });
    expect(hostsOf('staging', code, origin)).toMatchObject({
      desktop: `https://www-${code}.staging.tienda.example`,
      checkout: `https://checkout-${code}.staging.tienda.example/`,
    });
  });

  test('COUNTRY-20: tracking, flags and images', () => {
    expect(hostsOf('production', code, origin)).toMatchObject({
      tracking: `https://tracking-${code}.tienda.example`,
      flags: `https://flags-${code}.tienda.example`,
      images: `https://img-${code}.tienda.example`,
    });
    expect(hostsOf('staging', code, origin)).toMatchObject({
      tracking: `https://tracking-${code}.staging.tienda.example`,
      flags: `https://flags-${code}.staging.tienda.example`,
      images: `https://img-${code}.staging.tienda.example`,
    });
  });

  test('COUNTRY-16, COUNTRY-17, COUNTRY-20: development uses the origin of the page', () => {
    expect(hostsOf('development', code, origin)).toEqual({
      api: `${origin}/api`,
      cms: `${origin}/cms`,
      bff: `${origin}/bff/`,
      tracking: `${origin}/tracking`,
      flags: `${origin}/flags`,
      images: `${origin}/images`,
      desktop: '',
      checkout: `${origin}/_checkout/`,
    });
  });
});

test('COUNTRY-16, COUNTRY-20: no two countries share a host', () => {
  const environments: Environment[] = ['staging', 'production'];
  const hosts = environments.flatMap((environment) =>
    codes.flatMap((code) => Object.values(hostsOf(environment, code, origin))),
  );
  expect(new Set(hosts).size).toBe(2 * 4 * 8);
});
