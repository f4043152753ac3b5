import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { pageUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/makeStore.ts';
import { once, requestFor } from './catalogueCalls.ts';

/**
 * Replaces the products of a list in place by those that the server has now. Returns false where that could move what the
 * shopper looks at, or is looking for: with several pages, below the first window, and while a page is loading. The
 * legacy host gives no full answer, so its lists stay until they are opened anew.
 */
export async function renewList(store: Store, address: string, atTop: boolean): Promise<boolean> {
  const url = parseCatalogueUrl(address);
  const entry = selectEntry(store.getState(), url);
  const [page, ...others] = Object.keys(entry?.pages ?? {}).map(Number);
  const isStill = entry !== undefined && !entry.opening && entry.pending.getCataloguePage === 0;
  if (!atTop || !isStill || page === undefined || others.length > 0) return false;
  const request = requestFor(store, pageUrl(url, page), entry.kind, entry.epoch);
  if (request.source === 'legacy') return false;
  const { data } = await store.dispatch(catalogueApi.endpoints.getFullCataloguePage.initiate(request, once));
  return data !== undefined;
}
