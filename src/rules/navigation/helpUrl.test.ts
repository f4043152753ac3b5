import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { localHelpUrl } from './helpUrl.ts';

const local = (url: string, country: CountryCode) => localHelpUrl(url, countryByCode(country).helpPath);

test.each([
  ['ar', '/help', '/preguntas-frecuentes'],
  ['ar', '/help/', '/preguntas-frecuentes'],
  ['cl', '/help', '/atencion-al-cliente'],
  ['cl', '/help/?utm_source=mail#envios', '/atencion-al-cliente?utm_source=mail#envios'],
] as const)('ROUTE-34: in %s a visit to %s is replaced by %s', (country, url, replaced) => {
  expect(local(url, country)).toBe(replaced);
});

test.each([
  ['co', '/help'],
  ['br', '/help/?a=1'],
  ['ar', '/atencion-al-cliente'],
  ['ar', '/preguntas-frecuentes/'],
  ['cl', '/preguntas-frecuentes'],
  ['co', '/preguntas-frecuentes'],
  ['br', '/atencion-al-cliente'],
  ['ar', '/helpers'],
  ['cl', '/mujer/help'],
  ['cl', '/help/me'],
] as const)('ROUTE-34: in %s %s stays', (country, url) => {
  expect(local(url, country)).toBeUndefined();
});
