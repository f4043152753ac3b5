import { catalogueApi } from '#api/catalogue.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/makeStore.ts';
import { askFor, once } from './catalogueCalls.ts';

/**
 * Asks what the list of an address would have: how many products, and how many of each filter (FIND-01); `url` is the
 * list in view, which is asked for in the same way. The legacy source tells all in one call. The answer is kept
 * nowhere (CAT-21).
 */
export function askDraft(store: Store, url: string, address: string) {
  const kind = selectEntry(store.getState(), url)?.kind ?? 'category';
  const ask = { ...askFor(store, address, kind, 0), pageInfo: { page: 1, itemsPerPage: 1 } };
  const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;
  const { initiate } = ask.source === 'legacy' ? getCataloguePage : getFullCataloguePage;
  return store.dispatch((initiate as typeof getFullCataloguePage.initiate)(ask, once));
}
