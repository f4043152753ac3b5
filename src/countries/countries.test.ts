import { expect, test } from 'vitest';
import { countryByCode } from './countries.ts';
import { brandName, type Country, type CountryCode, isCountryCode } from './country.ts';

const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

/** One value per country: ar, cl, co, br. */
function row<Value>(read: (country: Country) => Value): Value[] {
  return codes.map((code) => read(countryByCode(code)));
}

test('COUNTRY-01, COUNTRY-02: the countries are ar, cl, co and br, and no others', () => {
  expect(row((country) => country.code)).toEqual(codes);
  expect(codes.every(isCountryCode)).toBe(true);
  expect(['', 'AR', 'uy', 'es', 'constructor', '__proto__'].some(isCountryCode)).toBe(false);
});

test('COUNTRY-04, COUNTRY-05: each country has its currency', () => {
  expect(row((country) => country.currency)).toEqual(['ARS', 'CLP', 'COP', 'BRL']);
});

test('COUNTRY-06, COUNTRY-07: each country has a store of its own', () => {
  expect(row((country) => country.store)).toEqual(['AR', 'CL', 'CO', 'BR']);
  expect(new Set(row((country) => country.store)).size).toBe(codes.length);
});

test('COUNTRY-08: numbers follow the country, and the document is in Spanish everywhere', () => {
  expect(row((country) => country.numberLocale)).toEqual(['es-AR', 'es-CL', 'es-CO', 'pt-BR']);
  expect(row((country) => country.language)).toEqual(['es-AR', 'es-CL', 'es-CO', 'es']);
});

test('COUNTRY-12, COUNTRY-13: the documents of each country, the preselected one first', () => {
  expect(row((country) => country.documentTypes)).toEqual([['DNI'], ['RUT'], ['CC', 'CE', 'NIT'], ['CPF']]);
});

test('COUNTRY-14: the total from which shipping is free', () => {
  expect(row((country) => country.freeShippingThreshold)).toEqual([79999, 39990, 199900, 299]);
});

test('COUNTRY-18: buy now, pay later only in co, fast shipping everywhere except in br', () => {
  expect(row((country) => country.switches.buyNowPayLater)).toEqual([false, false, true, false]);
  expect(row((country) => country.switches.fastShipping)).toEqual([true, true, true, false]);
});

test('COUNTRY-21, APP-16: the brand name is the same everywhere', () => {
  expect(brandName).toBe('Vidriera');
  expect(new Set(row((country) => country.brandName))).toEqual(new Set([brandName]));
});

test('ROUTE-34: links to help lead to the path of the country', () => {
  expect(row((country) => country.helpPath)).toEqual([
    '/preguntas-frecuentes',
    '/atencion-al-cliente',
    '/help',
    '/help',
  ]);
});
