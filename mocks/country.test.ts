import { expect, test } from 'vitest';
import { countryOfRequest } from './country.ts';

test.each([
  ['http://localhost:4173/api/home/', undefined, 'ar'],
  ['http://cl.localhost:4173/api/home/', undefined, 'cl'],
  ['https://shop.example.co/api/home/', undefined, 'co'],
  ['https://br.shop.example/api/home/', undefined, 'br'],
  ['https://cl.shop.example.co/api/home/', undefined, 'co'],
  ['https://shop.cl.example/api/home/', undefined, 'ar'],
  ['http://127.0.0.1:4173/api/home/', undefined, 'ar'],
  ['http://cl.localhost:4173/api/home/', 'br', 'br'],
  ['http://localhost:4173/api/home/', 'co', 'co'],
  ['http://cl.localhost:4173/api/home/', 'mx', 'cl'],
  ['http://cl.localhost:4173/api/home/', '', 'cl'],
])('COUNTRY-03: %s with the header %j is for %s', (url, header, country) => {
  const headers = header === undefined ? {} : { 'x-mock-country': header };
  expect(countryOfRequest(new Request(url, { headers }))).toBe(country);
});
