import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHtml } from '#commerce/usePageHtml.ts';
import { SkeletonList } from '#ui/SkeletonList.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';
import { LandingWords } from './LandingWords.tsx';
import { CatalogueHead } from './CatalogueHead.tsx';
import { useCatalogue } from './useCatalogue.ts';

/** A list of products: a category, a written page, or what a search has found (ROUTE-39, ROUTE-40, ROUTE-43). */
export function CatalogueScreen() {
  const { shell } = useShop().texts;
  const catalogue = useCatalogue();
  const { entry, busy, retry } = catalogue;
  usePageHtml(entry !== undefined && !busy);

  if (entry !== undefined && entry.products.length > 0)
    return <CatalogueList catalogue={catalogue} entry={entry} />;
  if (entry === undefined || busy || entry.running.getFullCataloguePage > 0)
    return <SkeletonList label={shell.loading} />;
  const problem = entry.problems.getCataloguePage;
  if (problem !== undefined) return <ProblemState problem={problem} onRetry={retry} />;
  if (entry.details?.landing)
    return (
      <>
        <CatalogueHead entry={entry} />
        <LandingWords details={entry.details} />
      </>
    );
  return <EmptyCatalogue entry={entry} />;
}
