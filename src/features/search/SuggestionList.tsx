import { useGetSuggestionsQuery } from '#api/search.ts';
import { useTexts } from '#commerce/shop.ts';
import { searchTerm } from '#rules/search/searchUrl.ts';
import { isTermFor, termParts } from '#rules/search/terms.ts';
import type { Suggestions } from '#schemas/search.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { searchTexts } from '#texts/search.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { useDebounced } from './SearchBar.tsx';
import styles from './Terms.module.css';

interface SuggestionListProps {
  id: string;
  /** The text that the suggestions are for, as typed or corrected. */
  typed: string;
  terms: readonly string[];
  /** The suggestion chosen by the arrow keys. */
  active: number | undefined;
  onChoose: (term: string) => void;
  /** Puts a term into the box, where the shopper can continue typing. */
  onFill: (term: string) => void;
}

/** The id of a suggestion, for the box. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The suggested terms with the part that each adds (SEARCH-06). The focus stays in the box, which has the keys. */
export function SuggestionList({ id, typed, terms, active, onChoose, onFill }: SuggestionListProps) {
  const { search } = useTexts(searchTexts);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A <datalist> shows neither bold parts nor a way to fill the box.
    <div id={id} className={styles.options} role="listbox" aria-label={search.suggestions}>
      {terms.map((term, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the box chooses it (ARIA combobox).
        <div
          key={term}
          id={optionId(id, index)}
          ref={index === active ? scrollIntoView : undefined}
          className={`${styles.row} ${styles.option}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- See the list.
          role="option"
          // The parts are one term, also for a screen reader.
          aria-label={term}
          aria-selected={index === active}
          tabIndex={-1}
          // A press would take the focus out of the box, and close the keyboard, before the choice.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(term)}
        >
          <Icon name="search" size={20} />
          <span className={styles.term}>
            <span>
              {termParts(typed, term).map(({ text, added }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- Two parts may have one text.
                <span key={index} className={added ? styles.added : undefined}>
                  {text}
                </span>
              ))}
            </span>
          </span>
          {/* For fingers; the right arrow does the same. */}
          <span
            className={styles.fill}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              onFill(term);
            }}
          >
            <Icon name="arrow" size={20} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Debounce in ms before suggestions are requested (SEARCH-03). */
const pause = 300;
/** The minimum number of letters for suggestions (SEARCH-04). */
const minLetters = 2;

interface Suggested {
  terms: string[];
  /** The corrected spelling that they are for; '' for the typed spelling. */
  corrected: string;
  /** The text that they were requested for; undefined during the debounce and for a short text. */
  settled: string | undefined;
  /** Whether `terms` are final for the text: its request has succeeded or failed. */
  complete: boolean;
  /** Whether the server has answered for the text. */
  answered: boolean;
}

const termsOf = ({ suggestions }: Suggestions) => [...new Set(suggestions.map(({ term }) => term))];

/**
 * Returns suggestions for the text being typed, from either source. Suggestions of an earlier text stay while they fit, so
 * that the list does not flicker.
 */
export function useSuggestions(text: string): Suggested {
  const source = useAppSelector(selectSource);
  const typed = searchTerm(text);
  const q = useDebounced(typed, pause);
  const isLong = (term: string) => Array.from(term).length >= minLetters;
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
