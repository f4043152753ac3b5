import { useId } from 'react';
import { useGetTopSearchesQuery } from '#api/search.ts';
import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useTexts } from '#commerce/shop.ts';
import { unquoted } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { correctionTexts, emptyListsTexts, searchTexts } from '#texts/search.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Terms.module.css';

interface RecentTermsProps {
  terms: readonly string[];
  onRemove: (term: string) => void;
  onRemoveAll: () => void;
  /** A term is searched for by its link. */
  onSearch: (term: string) => void;
}

/** When the row of the focused button is removed, the focus goes to the next row, the row before it, or the page. */
function moveFocus(button: Element) {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = beside?.querySelector('button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

/** The last searches on this device, removable one by one or all at once (FIND-04); nothing without any. */
export function RecentTerms({ terms, onRemove, onRemoveAll, onSearch }: RecentTermsProps) {
  const { search } = useTexts(searchTexts);
  if (terms.length === 0) return null;
  return (
    <SearchGroup
      title={search.recent}
      action={
        <Button
          kind="text"
          onClick={({ currentTarget }) => {
            moveFocus(currentTarget);
            onRemoveAll();
          }}
        >
          {search.removeAll}
        </Button>
      }
    >
      <ul>
        {terms.map((term) => (
          <li key={term} className={styles.row}>
            <Icon name="clock" size={20} />
            <SearchTerm className={styles.term} term={term} onSearch={onSearch} />
            <IconButton
              icon="close"
              label={search.remove(term)}
              onClick={({ currentTarget }) => {
                moveFocus(currentTarget);
                onRemove(term);
              }}
            />
          </li>
        ))}
      </ul>
    </SearchGroup>
  );
}

const shown = 8;

/** The most frequent searches in their order (SEARCH-07, SEARCH-08); nothing while unknown. */
export function TopTerms({ onSearch }: { onSearch: (term: string) => void }) {
  const { emptyLists } = useTexts(emptyListsTexts);
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  if (terms.length === 0) return null;
  return (
    <SearchGroup title={emptyLists.topSearches}>
      <ol>
        {terms.slice(0, shown).map((term, index) => (
          <li key={term} className={styles.row}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <SearchTerm className={styles.term} term={term} onSearch={onSearch} />
          </li>
        ))}
      </ol>
    </SearchGroup>
  );
}

/** A link to the results for the typed text, if there are no suggestions. */
export function TypedTerm({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const { correction } = useTexts(correctionTexts);
  return (
    <p className={styles.row}>
      <Icon name="search" size={20} />
      <SearchTerm
        className={styles.term}
        term={term}
        label={correction.asTyped(unquoted(term))}
        onSearch={onSearch}
      />
    </p>
  );
}

interface SearchGroupProps {
  title: string;
  action?: Elements;
  children: Elements;
}

export function SearchGroup({ title, action, children }: SearchGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
