import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LazyShelves } from '#commerce/product/LazyShelves.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shorten } from '#lib/shownText.ts';
import { unquoted } from '#rules/search/searchUrl.ts';
import { emptyListsTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import { NoResultsHelp } from './NoResultsHelp.tsx';
import { TopSearches } from './TopSearches.tsx';

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
