import { lazy, type ReactNode, Suspense } from 'react';

const nothing = { default: (): ReactNode => null };

const TopSearches = lazy(() =>
  import('./TopSearches.tsx').then(
    (part) => ({ default: part.TopSearches }),
    () => nothing,
  ),
);

/** What is searched for most: code and call come with the first list of nothing, and where they do not nothing stands there. */
export function TopSearchesLater() {
  return (
    <Suspense>
      <TopSearches />
    </Suspense>
  );
}
