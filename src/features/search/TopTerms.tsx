import { useGetTopSearchesQuery } from '#api/search/search.ts';
import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { emptyListsTexts } from '#texts/search.ts';
import { SearchGroup } from './SearchGroup.tsx';
import styles from './Terms.module.css';

/** Maximum number of terms. */
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
