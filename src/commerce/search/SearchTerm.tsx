import { Link } from '#commerce/page/Link.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { exactPhrase, searchUrl, unquoted } from '#rules/search/searchUrl.ts';
import { correctionTexts } from '#texts/search.ts';
import styles from './SearchTerm.module.css';

interface SearchTermProps {
  /** The search phrase; not blank. */
  term: string;
  /** The text of the link; by default the term. */
  label?: string;
  className?: string | undefined;
  onSearch?: (term: string) => void;
}

/** A search phrase as a link to its results, which can be opened in another tab too. */
export function SearchTerm({ term, label = term, className, onSearch }: SearchTermProps) {
  const { country } = useShop();
  return (
    <Link
      className={className}
      to={searchUrl(term, country.code) ?? '/catalog/'}
      onClick={() => onSearch?.(term)}
    >
      {label}
    </Link>
  );
}

interface CorrectedTermProps {
  typed: string;
  /** The spelling that the results are for. */
  corrected: string;
}

/** Names the corrected spelling of a search, with a link to the results for what was typed (FIND-05). */
export function CorrectedTerm({ typed, corrected }: CorrectedTermProps) {
  const { correction } = useTexts(correctionTexts);
  return (
    <p className={styles.note}>
      <span>{`${correction.shownFor(corrected)} `}</span>
      <SearchTerm
        className={styles.typed}
        term={exactPhrase(typed)}
        label={correction.asTyped(unquoted(typed))}
      />
    </p>
  );
}
