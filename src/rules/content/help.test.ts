import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { findQuestions, localHelpUrl } from './help.ts';

const questions = [
  {
    question: '¿Cómo cambio un producto?',
    answer: '<p>Desde <a href="/account/exchange">su cuenta</a>.</p>',
  },
  { question: '¿Cuánto tarda el envío?', answer: '<ul><li>Tres días</li><li>a&nbsp;todo el país</li></ul>' },
  { question: '¿Qué es el DNI?', answer: '<b>Docu</b>mento&#233;fin&#x20;a&amp;z, otro&#8211;más' },
];
const found = (typed: string) => findQuestions(questions, typed).map((each) => questions.indexOf(each));

describe('the questions of the help for a text', () => {
  test.each([
    ['', [0, 1, 2]],
    ['   ', [0, 1, 2]],
    ['como', [0]],
    ['ENVIO', [1]],
    ['env', [1]],
    ['tres dias', [1]],
    ['pais', [1]],
    ['cuenta cambio', [0]],
    ['¿Cómo?', [0]],
    ['dni?', [2]],
    ['cuenta envio', []],
    ['exchange', []],
    ['nbsp', []],
    ['fin', [2]],
    ['mento', [2]],
    ['233', []],
    ['8211', []],
    ['z', [2]],
    ['otro  mas', [2]],
    [' - tres – días ', [1]],
    ['zapatos', []],
  ])('CONTENT-09: %j finds %j, whatever its accents and capitals', (typed, places) => {
    expect(found(typed)).toEqual(places);
  });

  test('CONTENT-09: a text of signs alone is none', () => {
    expect(found('¿?')).toEqual([0, 1, 2]);
  });
});

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
