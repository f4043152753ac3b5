import { useEffect, useState } from 'react';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { withCounts } from '#rules/filters/choices.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { useAppStore } from '#store/hooks.ts';
import { requestDraftCounts } from './requestDraftCounts.ts';

/** The debounce of requests, in ms. */
const debounce = 250;

interface Counts {
  url: CatalogueUrl;
  /** The number of products; undefined while unknown. */
  total: number | undefined;
  filters: readonly AvailableFilter[];
}

/**
 * The counts of an address, requested after a debounce; an older request is aborted (FIND-01). The total is undefined
 * while it loads. The options keep their previous counts meanwhile, so that nothing flickers. `known` is the list in
 * view, which needs no request.
 */
export function useDraftCounts(url: CatalogueUrl, known: Counts): Counts {
  const store = useAppStore();
  const [counts, setCounts] = useState(known);
  const isKnown = url.href === known.url.href && known.total !== undefined;
  if (isKnown && counts.url.href !== url.href) setCounts(known);

  useEffect(() => {
    if (isKnown) return undefined;
    let sent: ReturnType<typeof requestDraftCounts> | undefined;
    const timer = setTimeout(() => {
      sent = requestDraftCounts(store, known.url, url);
      void sent.then(
        ({ data }) => data && setCounts({ url, total: data.total, filters: data.organizedFiltersAB }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      sent?.abort();
    };
  }, [isKnown, known.url, store, url]);

  if (isKnown) return known;
  const filters =
    counts.url.href === known.url.href ? known.filters : withCounts(known.filters, counts.filters);
  return { url, total: counts.url.href === url.href ? counts.total : undefined, filters };
}
