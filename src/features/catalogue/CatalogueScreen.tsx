import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHtml } from '#commerce/usePageHtml.ts';
import { catalogueAddress } from '#rules/catalogueAddress.ts';
import { catalogueError, notFound } from '#rules/catalogueError.ts';
import { filtersIn } from '#rules/catalogueBody.ts';
import { chosenFilters } from '#rules/chosenFilters.ts';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { SkeletonList } from '#ui/SkeletonList.tsx';
import { CatalogueHead } from './CatalogueHead.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { LandingWords } from './LandingWords.tsx';
import { ListTools } from './ListTools.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { useLastDetails } from './useLastDetails.ts';

const EmptyCatalogue = lazy(async () => ({ default: (await import('./emptyLists.ts')).EmptyCatalogue }));
const NoMatches = lazy(async () => ({ default: (await import('./emptyLists.ts')).NoMatches }));

/**
 * A list of products: a category, a written page, or what a search has found (ROUTE-39, ROUTE-40, ROUTE-43). Its head
 * and its tools stay while another choice of filters or another order is on its way.
 */
export function CatalogueScreen() {
  const { shell } = useShop().texts;
  const { pathname, search } = useLocation();
  const catalogue = useCatalogue();
  const { entry, busy, retry } = catalogue;
  usePageHtml(entry !== undefined && !busy);
  const url = pathname + search;
  const details = useLastDetails(url, entry?.details);
  const asked = filtersIn(catalogueAddress(url));
  const chosen = chosenFilters(asked, entry?.filters ?? []);
  const isEmpty = entry === undefined || entry.products.length === 0;
  const loading = isEmpty && (entry === undefined || busy || entry.running.getFullCataloguePage > 0);

  const bones = <SkeletonList label={shell.loading} />;
  const empty = (missing: boolean) => (
    <Suspense fallback={bones}>
      <EmptyCatalogue q={entry?.q ?? ''} missing={missing} />
    </Suspense>
  );
  if (loading && details === undefined) return bones;
  if (isEmpty && !loading) {
    const problem = entry.problems.getCataloguePage;
    const error = catalogueError(entry, problem);
    if (error === notFound) return empty(true);
    if (error !== undefined) return <ProblemState problem={problem ?? {}} onRetry={retry} />;
    if (entry.details?.landing)
      return (
        <>
          <CatalogueHead details={entry.details} unavailable={false} />
          <LandingWords details={entry.details} />
        </>
      );
    if (asked.length === 0) return empty(false);
  }

  const unavailable = details === undefined && entry?.problems.getFullCataloguePage !== undefined;
  return (
    <>
      <CatalogueHead details={details} unavailable={unavailable} />
      <ListTools
        url={url}
        chosen={chosen}
        total={loading ? undefined : entry?.total}
        details={details}
        unavailable={unavailable}
      />
      {loading && <SkeletonCards />}
      {!loading && isEmpty && (
        <Suspense>
          <NoMatches url={url} chosen={chosen} />
        </Suspense>
      )}
      {!isEmpty && <CatalogueList catalogue={catalogue} entry={entry} />}
    </>
  );
}
