import { useGetSuggestionsQuery } from '#api/search/search.ts';
import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { unquoted } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { correctionTexts } from '#texts/search.ts';
import styles from './DidYouMean.module.css';

/** The corrected spelling of a search phrase without results, as a link; `otherwise` where there is none (FIND-05). */
export function DidYouMean({ q, otherwise }: { q: string; otherwise: string }) {
  const { correction } = useTexts(correctionTexts);
  const source = useAppSelector(selectSource);
  const { currentData } = useGetSuggestionsQuery({ q: unquoted(q), source });
  const corrected = currentData?.correctedTerm ?? '';
  if (corrected === '') return <span>{otherwise}</span>;
  return (
    <>
      <span>{`${correction.didYouMean} `}</span>
      <SearchTerm className={styles.corrected} term={corrected} />
      <span>?</span>
    </>
  );
}
