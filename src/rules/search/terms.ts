import { parseList } from '#lib/lists.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { plainText, searchTerm } from './searchUrl.ts';

/** A part of a suggested term: as typed, or added to it. */
export interface TermPart {
  text: string;
  added: boolean;
}

/** Whether each typed word begins a word of the term, so that it may be suggested for the text. */
export function isTermFor(typed: string, term: string): boolean {
  const words = plainText(term).split(' ');
  return plainText(typed)
    .split(' ')
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** Splits a term into the typed part and the added part; in one part if it does not begin with the text. */
export function termParts(typed: string, term: string): TermPart[] {
  const letters = Array.from(term.normalize('NFC'));
  const { length } = Array.from(plainText(typed));
  const start = letters.slice(0, length).join('');
  const parts =
    plainText(start) === plainText(typed)
      ? [
          { text: start, added: false },
          { text: letters.slice(length).join(''), added: true },
        ]
      : [{ text: term, added: true }];
  return parts.filter(({ text }) => text !== '');
}

/** Maximum number of terms, and of letters of each: a longer one is not remembered (FIND-04). */
const max = { terms: 10, letters: 80 };

const isOther = (term: string) => (each: string) => plainText(each) !== plainText(term);

/** Adds a term: newest first, without duplicates, ignoring case and accents (FIND-04). */
export function withTerm(terms: readonly string[], phrase: string): string[] {
  const term = searchTerm(phrase);
  if (term === '' || term.length > max.letters) return [...terms];
  return [term, ...terms.filter(isOther(term))].slice(0, max.terms);
}

/** Removes a term. */
export const withoutTerm = (terms: readonly string[], term: string): string[] => terms.filter(isOther(term));

/** Parses stored terms; a missing or foreign text has none. Never throws. */
export const parseTerms = (text: string | null): string[] =>
  parseList(text)
    .filter((each) => typeof each === 'string')
    .toReversed()
    .reduce<string[]>(withTerm, []);

/** A category, with the labels above it from the entry of the menu down. */
export interface MatchingCategory {
  url: string;
  above: string[];
  label: string;
}

/** Finds at most `max` categories for a typed text: each word begins a word of the path, and one a word of the label. */
export function matchingCategories(
  items: readonly MenuItem[],
  typed: string,
  max: number,
): MatchingCategory[] {
  const all = items.flatMap(({ label, url, subitems }) => {
    const own = [{ label, url }, ...subitems];
    return own.map((category) => ({
      label: category.label,
      url: category.url,
      above: own
        .filter((each) => each.url !== category.url && category.url.startsWith(each.url))
        .map((each) => each.label),
    }));
  });
  return all
    .filter(({ above, label }) => {
      const words = typed.split(/\s+/);
      return isTermFor(typed, [...above, label].join(' ')) && words.some((word) => isTermFor(word, label));
    })
    .slice(0, max);
}
