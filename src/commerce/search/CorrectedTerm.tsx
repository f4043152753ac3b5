import { useTexts } from '#commerce/useTexts.ts';
import { exactPhrase, unquoted } from '#rules/search/searchUrl.ts';
import { correctionTexts } from '#texts/search.ts';
import styles from './CorrectedTerm.module.css';
import { SearchTerm } from './SearchTerm.tsx';

interface CorrectedTermProps {
  /** What was searched for. */
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
