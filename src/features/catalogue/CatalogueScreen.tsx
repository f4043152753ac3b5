import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHtml } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { CatalogueHead } from '#features/catalogue/list/CatalogueHead.tsx';
import { CatalogueList, Landing } from '#features/catalogue/list/CatalogueList.tsx';
import { ListToolbar } from '#features/catalogue/toolbar/ListToolbar.tsx';
import { type CatalogueUrl, isSameList, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueError, emptyListOf, isReadable } from '#rules/catalogue/listPage.ts';
import { chosenFilters } from '#rules/filters/parameters.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { shellTexts } from '#texts/shell.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonCards, SkeletonList } from '#ui/skeletons/SkeletonList.tsx';
import { useCatalogue } from './useCatalogue.ts';

const EmptyCatalogue = lazyPart(
  'empty',
  async () => (await import('#features/catalogue/empty/EmptyLists.tsx')).EmptyCatalogue,
);
const NoMatches = lazyPart(
  'noMatches',
  async () => (await import('#features/catalogue/empty/EmptyLists.tsx')).NoMatches,
);
const UnreadableSearch = lazyPart(
  'unreadable',
  async () => (await import('#features/catalogue/empty/EmptyLists.tsx')).UnreadableSearch,
);

/** A list of products: a category, an editorial page, or search results (ROUTE-39, ROUTE-40, ROUTE-43). */
export function CatalogueScreen() {
  const { pathname, search } = useLocation();
  const url = useMemo(() => parseCatalogueUrl(pathname + search), [pathname, search]);
  return isReadable(url.parameters['q']) ? <Products url={url} /> : <UnreadableSearch level={1} />;
}

/** The list of an address. Its head and toolbar stay while other filters or another sort order load. */
function Products({ url }: { url: CatalogueUrl }) {
  const { shell } = useTexts(shellTexts);
  const catalogue = useCatalogue(url);
  const { entry, busy, retry } = catalogue;
  usePageHtml(entry !== undefined && !busy);
  const error = entry && catalogueError(entry, entry.problems.getCataloguePage);
  // The legacy host describes a list that does not exist, too.
  const details = usePreviousDetails(url, error === undefined ? entry?.details : undefined);
  const chosen = chosenFilters(url.filters, entry?.filters ?? []);
  const isEmpty = entry === undefined || entry.products.length === 0;
  const loading = isEmpty && (entry === undefined || busy || entry.pending.getFullCataloguePage > 0);

  const problem = contentProblem(entry?.problems.getCataloguePage ?? {});
  /** The problem that is being tried again: it stays in view, so that it tries again by itself too (KEEP-09). */
  const [retried, setRetried] = useState<{ url: CatalogueUrl; problem: typeof problem }>();
  if (retried && (!loading || retried.url !== url)) setRetried(undefined);
  const waits = loading && !retried;
  const skeleton = <SkeletonList label={shell.loading} />;
  if (waits && details === undefined) return skeleton;
  const empty =
    isEmpty && !loading
      ? emptyListOf({
          error,
          known: details !== undefined,
          filtered: url.filters.length > 0,
          q: entry.q,
          landing: Boolean(entry.details?.landing),
        })
      : undefined;
  if (empty === 'missing' || empty === 'empty')
    return <EmptyCatalogue level={1} fallback={skeleton} q={entry?.q ?? ''} missing={empty === 'missing'} />;
  const failure = (loading ? retried : empty === 'failed') && (
    <ProblemState
      // With the details of another choice of filters, head and toolbar stay above it (KEEP-08).
      level={details ? 2 : 1}
      problem={retried?.problem ?? problem}
      busy={loading}
      onRetry={() => {
        setRetried({ url, problem });
        retry();
      }}
    />
  );
  if (failure && details === undefined) return failure;
  if (empty === 'landing' && entry?.details)
    return (
      <>
        <CatalogueHead url={url} details={entry.details} unavailable={false} />
        <Landing details={entry.details} />
      </>
    );

  const unavailable = details === undefined && entry?.problems.getFullCataloguePage !== undefined;
  return (
    <>
      <CatalogueHead url={url} details={details} unavailable={unavailable} />
      <ListToolbar
        url={url}
        chosen={chosen}
        total={loading || failure ? undefined : entry?.total}
        details={details}
        unavailable={unavailable}
      />
      {waits && <SkeletonCards />}
      {failure}
      {empty === 'noMatches' && <NoMatches level={2} url={url} chosen={chosen} />}
      {!isEmpty && <CatalogueList catalogue={catalogue} entry={entry} />}
    </>
  );
}

/** The details of a list; while they load or fail for other filters, those of the previous choice (FILT-23, KEEP-08). */
function usePreviousDetails(
  url: CatalogueUrl,
  details: CatalogueDetails | undefined,
): CatalogueDetails | undefined {
  const [last, setLast] = useState({ url, details });
  if (details !== undefined && last.details !== details) setLast({ url, details });
  return details ?? (isSameList(url, last.url) ? last.details : undefined);
}
