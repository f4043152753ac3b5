import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContentLink, Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead, usePageHtml } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { CatalogueList, Landing } from '#features/catalogue/list/CatalogueList.tsx';
import { ListToolbar } from '#features/catalogue/toolbar/ListToolbar.tsx';
import { catalogueError, emptyListOf, isReadable, listTitle, shorten } from '#rules/catalogue/listPage.ts';
import { type CatalogueUrl, isSameList, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { chosenFilters } from '#rules/filters/parameters.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { CatalogueDetails, SeoSettings } from '#schemas/catalogue.ts';
import { selectTree } from '#store/catalogue.ts';
import { useAppSelector } from '#store/store.ts';
import { catalogueTexts } from '#texts/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { SkeletonCards, SkeletonList } from '#ui/skeletons/SkeletonList.tsx';
import styles from './CatalogueScreen.module.css';
import { useCatalogue } from './useCatalogue.ts';

const EmptyCatalogue = lazyPart(() => import('#features/catalogue/empty/EmptyLists.tsx'), 'EmptyCatalogue');
const NoMatches = lazyPart(() => import('#features/catalogue/empty/EmptyLists.tsx'), 'NoMatches');
const UnreadableSearch = lazyPart(
  () => import('#features/catalogue/empty/EmptyLists.tsx'),
  'UnreadableSearch',
);

/** A list of products: a category, an editorial page, or search results (ROUTE-39, ROUTE-40, ROUTE-43). */
export function CatalogueScreen() {
  const { pathname, search } = useLocation();
  const url = useMemo(() => parseCatalogueUrl(pathname + search), [pathname, search]);
  return isReadable(url.parameters['q']) ? <Products url={url} /> : <UnreadableSearch level={1} />;
}

/** The list of a URL. Its head and toolbar stay while other filters or another sort order load. */
function Products({ url }: { url: CatalogueUrl }) {
  const { shell } = useTexts(shellTexts);
  const catalogue = useCatalogue(url);
  const { entry, busy, retry } = catalogue;
  usePageHtml(entry !== undefined && !busy);
  const error = entry && catalogueError(entry, entry.problems.getCataloguePage);
  // The legacy host also returns details for a list that does not exist.
  const details = usePreviousDetails(url, error === undefined ? entry?.details : undefined);
  const chosen = chosenFilters(url.filters, entry?.filters ?? []);
  const isEmpty = entry === undefined || entry.products.length === 0;
  const loading = isEmpty && (entry === undefined || busy || entry.pending.getFullCataloguePage > 0);

  const problem = contentProblem(entry?.problems.getCataloguePage ?? {});
  /** The problem stays in view during a retry, because it also retries by itself (KEEP-09). */
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

/** Returns the details of a list; while they load or fail for other filters, the previous details (FILT-23, KEEP-08). */
function usePreviousDetails(
  url: CatalogueUrl,
  details: CatalogueDetails | undefined,
): CatalogueDetails | undefined {
  const [last, setLast] = useState({ url, details });
  if (details !== undefined && last.details !== details) setLast({ url, details });
  return details ?? (isSameList(url, last.url) ? last.details : undefined);
}

const CorrectedTerm = lazyPart(() => import('#commerce/search/SearchTerm.tsx'), 'CorrectedTerm');

/** The maximum length of a title in the app bar and the document; the page clamps it. */
const maxTitleLength = 60;

interface CatalogueHeadProps {
  url: CatalogueUrl;
  details: CatalogueDetails | undefined;
  /** The details failed to load (CAT-27). */
  unavailable: boolean;
}

/** Title, path, banner and colors of a list, with space for what loads later (CAT-39, CAT-41, CAT-48, APP-17). */
function CatalogueHead({ url, details, unavailable }: CatalogueHeadProps) {
  const { shell, catalogue } = useTexts(shellTexts, catalogueTexts);
  const tree = useAppSelector(selectTree);
  const seo = details?.seoSettings;
  const colors = pageColors(seo?.styles);
  const breadcrumb = details?.breadcrumb;
  const isKnown = details !== undefined || unavailable;
  const title = seo?.title ?? (isKnown ? listTitle(url, breadcrumb, tree) : undefined);
  const short = title && shorten(title, maxTitleLength);
  usePageHead({ ...(short !== undefined && { barTitle: short }), description: seo?.description });
  return (
    <header
      className={styles.head}
      data-decorated={colors || seo?.banner ? true : undefined}
      style={{ '--background': colors?.background, '--text-color': colors?.color }}
    >
      <div className={styles.path}>
        {breadcrumb === undefined && !unavailable && <SkeletonBlock width="half" />}
        {details?.correctedTerm && (
          <CorrectedTerm level={2} typed={url.parameters['q'] ?? ''} corrected={details.correctedTerm} />
        )}
        {breadcrumb !== undefined && breadcrumb.length > 0 && (
          <Breadcrumbs
            label={catalogue.path}
            items={breadcrumb.map(({ label, url }) => ({ label, link: <Link to={url} /> }))}
          />
        )}
      </div>
      <h1 className={styles.title} data-long={short !== title || undefined}>
        {title ?? (
          <>
            <VisuallyHidden>{shell.loading}</VisuallyHidden>
            <SkeletonBlock shape="title" width="most" />
          </>
        )}
      </h1>
      {seo?.banner && (
        <ContentLink to={seo.banner} className={styles.banner}>
          <Picture src={seo.banner.image_url} alt={seo.banner.name} width={164} height={78} />
        </ContentLink>
      )}
    </header>
  );
}

type PageColors = NonNullable<SeoSettings['styles']>;

/** The colors that editors have set (CAT-48); undefined unless both are valid, or the text might be unreadable. */
const pageColors = (colors: PageColors | null | undefined): PageColors | undefined =>
  colors && [colors.background, colors.color].every((color) => CSS.supports('color', color))
    ? colors
    : undefined;
