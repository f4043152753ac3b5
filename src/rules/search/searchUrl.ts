import type { CountryCode } from '#countries/country.ts';
import { searchPhrases } from '#countries/searchPhrases.ts';
import { withoutSymbols } from '#rules/validation/symbols.ts';
import { plainText } from './plainText.ts';

/** What is searched for: a typed phrase without symbols, with single inner spaces and none around (SEARCH-02, VAL-37). */
export const searchTerm = (phrase: string): string =>
  withoutSymbols(phrase.toWellFormed()).trim().replaceAll(/\s+/g, ' ');

/**
 * The address of the results of a search phrase (SEARCH-01, SEARCH-02), trimmed and with single inner spaces; that of a
 * category for a phrase which the country maps to one, whatever its case and accents (SEARCH-10 to SEARCH-12);
 * undefined for a blank phrase. Never throws.
 */
export function searchUrl(phrase: string, country: CountryCode): string | undefined {
  const term = searchTerm(phrase);
  if (term === '') return undefined;
  const plain = plainText(term);
  const categories = searchPhrases[country];
  const category = Object.hasOwn(categories, plain) ? categories[plain] : undefined;
  return category ?? `/catalog/?q=${encodeURIComponent(term)}`;
}
