import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { pageUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/store.ts';
import { once, requestFor } from './catalogueCalls.ts';

const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;

/** The request for the only page of a list, if a new response cannot move what the shopper sees. */
function steadyRequest(store: Store, address: string, atTop: boolean) {
  const url = parseCatalogueUrl(address);
  const entry = selectEntry(store.getState(), url);
  const [page, ...others] = Object.keys(entry?.pages ?? {}).map(Number);
  const isLoading = entry === undefined || entry.opening || entry.pending.getCataloguePage > 0;
  if (!atTop || isLoading || page === undefined || others.length > 0) return undefined;
  return requestFor(store, pageUrl(url, page), entry.kind, entry.epoch);
}

/**
 * Replaces the products of a list with those on the server. Returns false if that could move what the shopper sees:
 * with several pages, below the first window, or while a page is loading. The legacy host has no full answer, so its
 * lists stay until they are opened again.
 */
export async function renewList(store: Store, address: string, atTop: boolean): Promise<boolean> {
  const request = steadyRequest(store, address, atTop);
  if (request === undefined || request.source === 'legacy') return false;
  // A failure leaves the data of the last response.
  return (await store.dispatch(getFullCataloguePage.initiate(request, once))).isSuccess;
}

/** Repeats the calls of a list so that the service worker stores their responses. The products stay. */
export async function repeatList(store: Store, address: string): Promise<void> {
  const request = steadyRequest(store, address, true);
  if (request === undefined) return;
  await store.dispatch(getCataloguePage.initiate(request, once));
  if (request.source !== 'legacy') await store.dispatch(getFullCataloguePage.initiate(request, once));
}
