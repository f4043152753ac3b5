import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHtml } from '#commerce/page/usePageHtml.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { catalogueError, notFound } from '#rules/catalogue/catalogueError.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { chosenFilters } from '#rules/filters/chosenFilters.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonCards } from '#ui/skeletons/SkeletonCards.tsx';
import { SkeletonList } from '#ui/skeletons/SkeletonList.tsx';
import { CatalogueHead } from './list/CatalogueHead.tsx';
import { CatalogueList } from './list/CatalogueList.tsx';
import { Landing } from './list/Landing.tsx';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import { useCatalogue } from './data/useCatalogue.ts';
import { usePreviousDetails } from './data/usePreviousDetails.ts';

const EmptyCatalogue = lazy(async () => ({
  default: (await import('./empty/emptyLists.ts')).EmptyCatalogue,
}));
const NoMatches = lazy(async () => ({ default: (await import('./empty/emptyLists.ts')).NoMatches }));

/**
 * A list of products: a category, an editorial page, or search results (ROUTE-39, ROUTE-40, ROUTE-43). Its head
 * and toolbar stay while other filters or another sort order load.
 */
export function CatalogueScreen() {
  const { shell } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const url = useMemo(() => parseCatalogueUrl(pathname + search), [pathname, search]);
  const catalogue = useCatalogue(url);
  const { entry, busy, retry } = catalogue;
  usePageHtml(entry !== undefined && !busy);
  const details = usePreviousDetails(url, entry?.details);
  const chosen = chosenFilters(url.filters, entry?.filters ?? []);
  const isEmpty = entry === undefined || entry.products.length === 0;
  const loading = isEmpty && (entry === undefined || busy || entry.pending.getFullCataloguePage > 0);

  const skeleton = <SkeletonList label={shell.loading} />;
  const empty = (missing: boolean) => (
    <Suspense fallback={skeleton}>
      <EmptyCatalogue q={entry?.q ?? ''} missing={missing} />
    </Suspense>
  );
  // With the details of another choice of filters, head and toolbar stay above it (KEEP-08).
  const problemState = (level: 1 | 2) => (
    <ProblemState level={level} problem={entry?.problems.getCataloguePage ?? {}} onRetry={retry} />
  );
  if (loading && details === undefined) return skeleton;
  let failed = false;
  if (isEmpty && !loading) {
    const error = catalogueError(entry, entry.problems.getCataloguePage);
    if (error === notFound) return empty(true);
    failed = error !== undefined;
    if (failed && details === undefined) return problemState(1);
    if (!failed && entry.details?.landing)
      return (
        <>
          <CatalogueHead url={url} details={entry.details} unavailable={false} />
          <Landing details={entry.details} />
        </>
      );
    if (!failed && url.filters.length === 0) return empty(false);
  }

  const unavailable = details === undefined && entry?.problems.getFullCataloguePage !== undefined;
  return (
    <>
      <CatalogueHead url={url} details={details} unavailable={unavailable} />
      <ListToolbar
        url={url}
        chosen={chosen}
        total={loading || failed ? undefined : entry?.total}
        details={details}
        unavailable={unavailable}
      />
      {loading && <SkeletonCards />}
      {failed && problemState(2)}
      {!loading && !failed && isEmpty && (
        <Suspense>
          <NoMatches url={url} chosen={chosen} />
        </Suspense>
      )}
      {!isEmpty && <CatalogueList catalogue={catalogue} entry={entry} />}
    </>
  );
}
