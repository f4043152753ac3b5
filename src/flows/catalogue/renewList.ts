import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { pageUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/makeStore.ts';
import { once, requestFor } from './catalogueCalls.ts';

const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;

/** The request for the only page of a list, if a new answer moves nothing that the shopper looks at. */
function steadyRequest(store: Store, address: string, atTop: boolean) {
  const url = parseCatalogueUrl(address);
  const entry = selectEntry(store.getState(), url);
  const [page, ...others] = Object.keys(entry?.pages ?? {}).map(Number);
  const isLoading = entry === undefined || entry.opening || entry.pending.getCataloguePage > 0;
  if (!atTop || isLoading || page === undefined || others.length > 0) return undefined;
  return requestFor(store, pageUrl(url, page), entry.kind, entry.epoch);
}

/**
 * Replaces the products of a list in place by those that the server has now. Returns false where that could move what the
 * shopper looks at: with several pages, below the first window, and while a page is loading. The legacy host gives no full
 * answer, so its lists stay until they are opened anew.
 */
export async function renewList(store: Store, address: string, atTop: boolean): Promise<boolean> {
  const request = steadyRequest(store, address, atTop);
  if (request === undefined || request.source === 'legacy') return false;
  // A failure leaves the data of the last answer.
  return (await store.dispatch(getFullCataloguePage.initiate(request, once))).isSuccess;
}

/** Sends the calls of a list once more, for the worker to store their answers; its products stay as they are. */
export async function repeatList(store: Store, address: string): Promise<void> {
  const request = steadyRequest(store, address, true);
  if (request === undefined) return;
  await store.dispatch(getCataloguePage.initiate(request, once));
  if (request.source !== 'legacy') await store.dispatch(getFullCataloguePage.initiate(request, once));
}
