import { useTexts } from '#commerce/useTexts.ts';
import { termParts } from '#rules/search/terms.ts';
import { searchTexts } from '#texts/search.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Terms.module.css';

interface SuggestionListProps {
  id: string;
  /** The text that the suggestions are for, as typed or corrected. */
  typed: string;
  terms: readonly string[];
  /** The suggestion chosen by the arrow keys. */
  active: number | undefined;
  onChoose: (term: string) => void;
  /** Puts a term into the box, to type on. */
  onFill: (term: string) => void;
}

/** The id of a suggestion, for the box. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * The suggested terms, with the part that each adds to the text (SEARCH-06). The focus stays in the box, which has the
 * keys for all of it.
 */
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
