import type { CountryCode } from '#countries/country.ts';
import { searchPhrases } from '#countries/searchPhrases.ts';

/**
 * The address of the results of a search phrase (SEARCH-01, SEARCH-02), trimmed and with single inner spaces; that of a
 * category for a phrase which the country maps to one, whatever its case and accents (SEARCH-10 to SEARCH-12);
 * undefined for a blank phrase. Never throws.
 */
export function searchUrl(phrase: string, country: CountryCode): string | undefined {
  const term = phrase.toWellFormed().trim().replaceAll(/\s+/g, ' ');
  if (term === '') return undefined;
  const plain = term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const categories = searchPhrases[country];
  return (
    (Object.hasOwn(categories, plain) ? categories[plain] : undefined) ??
    `/catalog/?q=${encodeURIComponent(term)}`
  );
}
