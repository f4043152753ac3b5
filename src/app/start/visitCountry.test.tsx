import { expect, test } from 'vitest';
import { visitCountry } from './visitCountry.ts';

const at = (hostname: string, search = '') => ({ hostname, search }) as Location;

test('COUNTRY-03: without anything that names one it is Argentina', () => {
  expect(visitCountry(at('localhost'), undefined, true)).toEqual({ country: 'ar', chosen: false });
});

test('COUNTRY-03: in mock builds ?pais= wins over the host, and is stored for the visit', () => {
  expect(visitCountry(at('co.localhost', '?pais=cl'), undefined, true)).toEqual({
    country: 'cl',
    chosen: true,
  });
  expect(visitCountry(at('co.localhost'), undefined, true)).toEqual({ country: 'cl', chosen: true });
});

test('COUNTRY-03: an unknown ?pais= leaves the stored country', () => {
  visitCountry(at('localhost', '?pais=br'), undefined, true);
  expect(visitCountry(at('localhost', '?pais=uy'), undefined, true)).toEqual({ country: 'br', chosen: true });
});

test('COUNTRY-03: in other builds ?pais= is ignored', () => {
  expect(visitCountry(at('shop.example.co', '?pais=cl'), undefined, false)).toEqual({
    country: 'co',
    chosen: false,
  });
});
