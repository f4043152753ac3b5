import { parseList } from '#lib/parseList.ts';
import { plainText } from './plainText.ts';
import { searchTerm } from './searchUrl.ts';

/** Maximum number of terms, and of letters of each: a longer one is not remembered (FIND-04). */
const most = { terms: 10, letters: 80 };

const isOther = (term: string) => (each: string) => plainText(each) !== plainText(term);

/** The terms with one more, newest first and each once, whatever its case and accents (FIND-04). */
export function withTerm(terms: readonly string[], phrase: string): string[] {
  const term = searchTerm(phrase);
  if (term === '' || term.length > most.letters) return [...terms];
  return [term, ...terms.filter(isOther(term))].slice(0, most.terms);
}

/** The terms without one of them. */
export const withoutTerm = (terms: readonly string[], term: string): string[] => terms.filter(isOther(term));

/** The terms of a stored text; none of one that is missing or was written by something else. Never throws. */
export const parseTerms = (text: string | null): string[] =>
  parseList(text)
    .filter((each) => typeof each === 'string')
    .toReversed()
    .reduce<string[]>(withTerm, []);
