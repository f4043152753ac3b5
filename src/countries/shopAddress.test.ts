import { expect, test } from 'vitest';
import type { CountryCode } from './country.ts';
import { countryOfHost } from '#rules/start/settings.ts';
import { shopAddress } from './shopAddress.ts';

const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

test.each([
  ['production', 'ar', 'https://ar.tienda.example/'],
  ['production', 'cl', 'https://cl.tienda.example/'],
  ['staging', 'co', 'https://co.staging.tienda.example/'],
  ['development', 'cl', 'http://cl.localhost:5173/'],
  ['development', 'br', 'http://br.localhost:5173/'],
  ['development', 'ar', 'http://localhost:5173/'],
] as const)('REACH-06: in %s the shop of %s is at %s', (environment, code, address) => {
  expect(shopAddress(environment, code, 'http://localhost:5173')).toBe(address);
});

test.each(['http://127.0.0.1:8080', 'http://cl.localhost:8080', 'http://localhost:8080'])(
  'REACH-06: from %s each country has a host of its own, which names it',
  (origin) => {
    const hosts = codes.map((code) => new URL(shopAddress('development', code, origin)));
    expect(new Set(hosts.map(({ host }) => host)).size).toBe(codes.length);
    expect(hosts.map(({ hostname }) => countryOfHost(hostname))).toEqual(codes);
    expect(hosts.every(({ port }) => port === '8080')).toBe(true);
  },
);
