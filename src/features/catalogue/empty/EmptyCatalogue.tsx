import { useGetMenuQuery } from '#api/menu.ts';
import { useGetSuggestionsQuery } from '#api/search.ts';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LazyShelves } from '#commerce/product/LazyShelves.ts';
import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shorten } from '#rules/catalogue/listPage.ts';
import { fewerWords, searchUrl, unquoted } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { correctionTexts, emptyListsTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import styles from './EmptyCatalogue.module.css';
import { TermChips, TopSearches } from './TopSearches.tsx';

interface EmptyCatalogueProps {
  /** The search phrase; '' for none. */
  q: string;
  /** The page does not exist, or the search has no results; otherwise the page exists and has no products. */
  missing: boolean;
}

/** An empty list: a search without results, a page that does not exist, or one without products (CAT-52). */
export function EmptyCatalogue({ q, missing }: EmptyCatalogueProps) {
  const { errors, safe, emptyLists } = useTexts(shellTexts, emptyListsTexts);
  const found = missing
    ? {
        title: q === '' ? errors.missingPage : emptyLists.noResults(unquoted(q)),
        text: q === '' ? safe.cart : <DidYouMean q={q} otherwise={emptyLists.noResultsHint} />,
      }
    : { title: emptyLists.empty, text: emptyLists.emptyHint };
  usePageHead({ name: shorten(found.title, 80) });
  return (
    <>
      <StateMessage
        icon={missing && q === '' ? 'alert' : 'search'}
        {...found}
        action={<Button as={<Link to="/menu" />}>{errors.toCategories}</Button>}
        wayOut={
          <Button kind="text" as={<Link to="/" />}>
            {errors.toHome}
          </Button>
        }
      />
      {missing && q !== '' && <NoResultsHelp q={q} />}
      <TopSearches />
      {q !== '' && <LazyShelves />}
    </>
  );
}

/** The corrected spelling of a search phrase without results, as a link; `otherwise` where there is none (FIND-05). */
function DidYouMean({ q, otherwise }: { q: string; otherwise: string }) {
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

/** Ways on from a search without results: the phrase with one word less, and the first level of the categories. */
function NoResultsHelp({ q }: { q: string }) {
  const { country } = useShop();
  const { correction, shell } = useTexts(correctionTexts, shellTexts);
  const menu = useGetMenuQuery({ source: useAppSelector(selectSource) });
  const phrases = fewerWords(q).map((label) => ({
    label,
    url: searchUrl(label, country.code) ?? '/catalog/',
  }));
  return (
    <>
      <TermChips title={correction.fewer} items={phrases} />
      <TermChips title={shell.categories} items={menu.data?.menu_items ?? []} />
    </>
  );
}
