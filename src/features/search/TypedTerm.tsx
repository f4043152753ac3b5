import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { unquoted } from '#rules/search/searchUrl.ts';
import { correctionTexts } from '#texts/search.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Terms.module.css';

/** A link to the results for the text in the box, where nothing is suggested. */
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
