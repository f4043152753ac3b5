import { useFilterNavigation } from '#features/catalogue/filters/useFilterNavigation.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { TopSearches } from './TopSearches.tsx';

/** Filters without matches: the last one can be removed, or a top search opened (FIND-03). */
export function NoMatches({ url, chosen }: { url: CatalogueUrl; chosen: readonly FilterChoice[] }) {
  const { filters: texts, errors } = useTexts(filtersTexts, shellTexts);
  const filterBy = useFilterNavigation();
  const last = chosen.at(-1);
  function removeLast() {
    if (last === undefined) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    const values = last.values.slice(0, -1);
    const left = values.length === 0 ? [] : [{ ...last, values }];
    filterBy(withFilters(url, [...chosen.slice(0, -1), ...left]));
  }
  return (
    <>
      <StateMessage
        icon="search"
        level={2}
        title={texts.none}
        text={texts.noneHint}
        action={<Button onClick={removeLast}>{texts.removeLast}</Button>}
        wayOut={
          <Button kind="text" as={<Link to="/menu" />}>
            {errors.toCategories}
          </Button>
        }
      />
      <TopSearches />
    </>
  );
}
