import type { CountryCode } from './country.ts';

const ofGender = (kinds: string, path: string) => ({
  [`${kinds} mujer`]: `/mujer/${path}`,
  [`${kinds} de mujer`]: `/mujer/${path}`,
  [`${kinds} hombre`]: `/hombre/${path}`,
  [`${kinds} de hombre`]: `/hombre/${path}`,
});
const zapatillas = ofGender('zapatillas', 'calzado/zapatillas/');

/** The category of a search phrase, in lower case without accents (SEARCH-10, SEARCH-11). */
export const searchPhrases: Record<CountryCode, Partial<Record<string, string>>> = {
  ar: zapatillas,
  cl: zapatillas,
  co: ofGender('tenis', 'calzado/tenis/'),
  br: {},
};
