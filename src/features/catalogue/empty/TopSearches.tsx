import { useGetTopSearchesQuery } from '#api/search/search.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { searchUrl } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { emptyListsTexts } from '#texts/search.ts';
import { TermChips } from './TermChips.tsx';

/** Maximum number of terms. */
const shown = 8;

/** Links to the most frequent searches, for a list without results; renders nothing while unknown (FIND-03). */
export function TopSearches() {
  const { emptyLists } = useTexts(emptyListsTexts);
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  const { country } = useShop();
  const items = terms
    .slice(0, shown)
    .map((term) => ({ label: term, url: searchUrl(term, country.code) ?? '/catalog/' }));
  return <TermChips title={emptyLists.topSearches} items={items} />;
}
