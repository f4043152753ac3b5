import { useGetSuggestionsQuery } from '#api/search/search.ts';
import { searchTerm } from '#rules/search/searchUrl.ts';
import { isTermFor } from '#rules/search/terms.ts';
import type { Suggestions } from '#schemas/search.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useDebounced } from '#ui/timing/useDebounced.ts';

/** Time without typing after which suggestions are requested, in ms (SEARCH-03). */
const pause = 300;
/** The least number of letters that suggestions are requested for (SEARCH-04). */
const shortest = 2;

/** What is suggested for a text. */
export interface Suggested {
  terms: string[];
  /** The spelling that they are for; '' if it is that of the text. */
  corrected: string;
  /** The text they were requested for, once it is no longer being typed; undefined while it is, or is too short. */
  settled: string | undefined;
  /** Whether `terms` are all that there is for the text: the server has answered, or failed to. */
  complete: boolean;
  /** Whether the server has answered for the text. */
  answered: boolean;
}

/** The terms of an answer, each once. */
const termsOf = ({ suggestions }: Suggestions) => [...new Set(suggestions.map(({ term }) => term))];

/**
 * Suggestions for a text while it is typed, of either source. Those of an earlier text stay as far as they fit the text,
 * so that the list neither flickers nor shows a term that the text has left behind.
 */
export function useSuggestions(text: string): Suggested {
  const source = useAppSelector(selectSource);
  const typed = searchTerm(text);
  const q = useDebounced(typed, pause);
  const isLong = (term: string) => Array.from(term).length >= shortest;
  const { data, currentData, error } = useGetSuggestionsQuery({ q, source }, { skip: !isLong(q) });
  if (!isLong(typed))
    return { terms: [], corrected: '', settled: undefined, complete: false, answered: false };
  if (q === typed && currentData !== undefined)
    return {
      terms: termsOf(currentData),
      corrected: currentData.correctedTerm,
      settled: q,
      complete: true,
      answered: true,
    };
  const terms = (data ? termsOf(data) : []).filter((term) => isTermFor(typed, term));
  const settled = q === typed ? q : undefined;
  return { terms, corrected: '', settled, complete: q === typed && error !== undefined, answered: false };
}
