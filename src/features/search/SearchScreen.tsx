import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { LazyShelves } from '#commerce/lazyParts.ts';
import { useBack } from '#commerce/page/here.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { CorrectedTerm } from '#commerce/search/SearchTerm.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { deviceList } from '#flows/device/deviceList.ts';
import { searchTerm, searchUrl } from '#rules/search/searchUrl.ts';
import { parseTerms, withoutTerm, withTerm } from '#rules/search/terms.ts';
import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import { SearchBar, useSearchText } from './SearchBar.tsx';
import { optionId, SuggestionList, useSuggestions } from './SuggestionList.tsx';
import styles from './Terms.module.css';
import { RecentTerms, TopTerms, TypedTerm } from './Terms.tsx';

/** What is found, with the code of lists, which the results need next. */
const FoundBelow = lazyPart(() => import('./FoundBelow.tsx'), 'FoundBelow');

/** The search: a box, and suggestions for its text (SEARCH-06 to SEARCH-09, FIND-04). */
export function SearchScreen() {
  const { country } = useShop();
  const { search, shell } = useTexts(searchTexts, shellTexts);
  const navigate = useNavigate();
  const goBack = useBack();
  const { text, setText, box } = useSearchText();
  const [active, setActive] = useState<number>();
  const recent = useDeviceList(storedTerms);
  const remember = (term: string) => recent.change((terms) => withTerm(terms, term));
  // A letter is painted in the box before the content below renders.
  const shown = useDeferredValue(text);
  const { terms, corrected, settled, complete, answered } = useSuggestions(shown);
  const listId = useId();
  usePageHead({ barTitle: shell.search });
  // Loaded ahead of the first letter; if that fails, it is loaded then.
  useEffect(() => whenIdle(FoundBelow.warm), []);

  const typed = searchTerm(shown);
  const isOpen = terms.length > 0;
  const chosen = active === undefined ? undefined : terms[active];

  function type(next: string) {
    setText(next);
    setActive(undefined);
  }

  function run(phrase: string) {
    const address = searchUrl(phrase, country.code);
    if (address === undefined) return;
    remember(phrase);
    // The results take the place of the search: back leads to where it was opened.
    void navigate(address, { replace: true });
  }

  /** From the box the arrows lead to the first and the last suggestion, and from these back into it. */
  function move(by: 1 | -1) {
    const at = (active ?? (by === 1 ? -1 : terms.length)) + by;
    setActive(at >= 0 && at < terms.length ? at : undefined);
  }

  return (
    <>
      <VisuallyHidden as="h1">{shell.search}</VisuallyHidden>
      <SearchBar
        box={box}
        text={text}
        onText={type}
        onSearch={(phrase) => run(chosen ?? phrase)}
        onClose={goBack}
        listId={isOpen ? listId : undefined}
        activeId={active === undefined ? undefined : optionId(listId, active)}
        onMove={move}
        onFill={() => type(chosen ?? text)}
      />
      <VisuallyHidden as="output">
        {answered && (isOpen ? search.count(terms.length) : search.none)}
      </VisuallyHidden>
      {typed === '' ? (
        <>
          <RecentTerms
            terms={recent.items}
            onRemove={(term) => recent.change((terms) => withoutTerm(terms, term))}
            onRemoveAll={() => recent.change(() => [])}
            onSearch={remember}
          />
          <TopTerms onSearch={remember} />
          <div className={styles.shelf}>
            <LazyShelves />
          </div>
        </>
      ) : (
        <>
          {corrected !== '' && (
            <div className={styles.note}>
              <CorrectedTerm typed={typed} corrected={corrected} />
            </div>
          )}
          {!isOpen && <TypedTerm term={typed} onSearch={remember} />}
          {isOpen && (
            <SuggestionList
              id={listId}
              typed={corrected || typed}
              terms={terms}
              active={active}
              onChoose={run}
              onFill={(term) => {
                type(term);
                box.current?.focus();
              }}
            />
          )}
          <FoundBelow level={2} typed={typed} term={settled && (corrected || settled)} />
          {complete && !isOpen && <TopTerms onSearch={remember} />}
        </>
      )}
    </>
  );
}

/** The terms of the last searches on this device, newest first; nothing else reads or sends them (FIND-04). */
export const storedTerms = deviceList('recent_terms', parseTerms);
