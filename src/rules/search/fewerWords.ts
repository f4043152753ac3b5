import { unquoted } from './exactPhrase.ts';
import { searchTerm } from './searchUrl.ts';

/** Maximum number of phrases, and of words that are read. */
const most = 4;

/**
 * The phrases with one word less than a search phrase without results, at most four: first without the last word, which
 * is most often the special one. None for a single word. Words of one phrase that are the same count once.
 */
export function fewerWords(phrase: string): string[] {
  const words = searchTerm(unquoted(phrase)).split(' ').slice(0, most);
  if (words.length < 2) return [];
  const shorter = words.map((_word, left) => words.filter((_each, at) => at !== left).join(' '));
  return [...new Set(shorter.toReversed())];
}
