import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { once, requestFor } from '#flows/catalogue/catalogueCalls.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/makeStore.ts';

/**
 * Requests the counts of a draft: the number of products of its address and of each option (FIND-01). `current` is the
 * list in view, whose kind of call is used. The legacy source needs one call for both. The answer is not stored
 * (CAT-21).
 */
export function requestDraftCounts(store: Store, current: CatalogueUrl, draft: CatalogueUrl) {
  const kind = selectEntry(store.getState(), current)?.kind ?? 'category';
  const request = { ...requestFor(store, draft, kind, 0), pageInfo: { page: 1, itemsPerPage: 1 } };
  const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;
  const { initiate } = request.source === 'legacy' ? getCataloguePage : getFullCataloguePage;
  return store.dispatch((initiate as typeof getFullCataloguePage.initiate)(request, once));
}
