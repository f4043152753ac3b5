import { notFound } from './catalogueError.ts';

/** Why a list shows no products. */
type EmptyList = 'missing' | 'failed' | 'landing' | 'empty' | 'noMatches';

interface Emptiness {
  /** The error of the list, as the server names it. */
  error: string | undefined;
  /** The list was there with other filters or in another order. */
  known: boolean;
  filtered: boolean;
  /** The search phrase; '' for none. */
  q: string;
  /** The page has texts. */
  landing: boolean;
}

/** What a list without products shows (CAT-52, FIND-03). A list that was there does exist, whatever the server says (CAT-55). */
export function emptyListOf({ error, known, filtered, q, landing }: Emptiness): EmptyList {
  if (error === notFound && !known) return 'missing';
  if (error === notFound && q !== '') return filtered ? 'noMatches' : 'missing';
  if (error !== undefined) return 'failed';
  if (landing) return 'landing';
  return filtered ? 'noMatches' : 'empty';
}
