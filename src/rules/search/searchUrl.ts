import type { CountryCode } from '#countries/country.ts';
import { searchPhrases } from '#countries/searchPhrases.ts';
import { singleSpaces, stripAccents } from '#rules/validation/sanitise.ts';
import { withoutSymbols } from '#rules/validation/symbols.ts';

/** Cleans a typed phrase: without symbols, trimmed, with single inner spaces (SEARCH-02, VAL-37). */
export const searchTerm = (phrase: string): string =>
  singleSpaces(withoutSymbols(phrase.toWellFormed()).trim());

/**
 * Returns the URL for a search phrase: the results of the cleaned phrase (SEARCH-01, SEARCH-02), or the category that the
 * country maps the phrase to, ignoring case and accents (SEARCH-10 to SEARCH-12). Undefined for a blank phrase. Never
 * throws.
 */
export function searchUrl(phrase: string, country: CountryCode): string | undefined {
  const term = searchTerm(phrase);
  if (term === '') return undefined;
  const plain = plainText(term);
  const categories = searchPhrases[country];
  const category = Object.hasOwn(categories, plain) ? categories[plain] : undefined;
  return category ?? `/catalog/?q=${encodeURIComponent(term)}`;
}

/** Normalises a text for comparisons: lower case, without accents, trimmed, with single inner spaces (SEARCH-12). */
export const plainText = (text: string): string => singleSpaces(stripAccents(text)).trim().toLowerCase();

/** A phrase in quotation marks, whose spelling the server does not correct (FIND-05). */
export const exactPhrase = (phrase: string): string => `"${phrase.replaceAll('"', '')}"`;

/** A phrase without the quotation marks around it, for texts. */
export const unquoted = (phrase: string): string => phrase.replace(/^"([^"]*)"$/, '$1');

/** Maximum number of phrases, and of words that are read. */
const maxPhrases = 4;

/**
 * The phrases with one word less than a search phrase without results, at most four: first without the last word, which
 * is most often the special one. None for a single word. Words of one phrase that are the same count once.
 */
export function fewerWords(phrase: string): string[] {
  const words = searchTerm(unquoted(phrase)).split(' ').slice(0, maxPhrases);
  if (words.length < 2) return [];
  const shorter = words.map((_word, left) => words.filter((_each, at) => at !== left).join(' '));
  return [...new Set(shorter.toReversed())];
}
