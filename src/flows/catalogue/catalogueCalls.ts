import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { portsOf } from '#flows/shop.ts';
import { lacksDetails } from '#rules/catalogue/catalogueEntry.ts';
import { catalogueKind, maybeStaticPage } from '#rules/catalogue/catalogueKind.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { type CatalogueUrl, pageUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueError, notFound } from '#rules/catalogue/listPage.ts';
import { effectiveFormula } from '#rules/catalogue/sortingFormula.ts';
import type { CatalogueKind, CatalogueRequest } from '#schemas/catalogue.ts';
import { listProgressed, listRequested, selectEntry, selectTree } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';
import type { RootState, Store } from '#store/makeStore.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { selectStoredFormula } from '#store/sortingFormula.ts';

/**
 * Whom a request for products names: the customer, once it is decided that she is still logged in, or the analytics client
 * of an anonymous visitor who has consented (CAT-28, TRACK-39). Start-up finds out after the first paint: what a page
 * requests before names nobody, and is the same as the early call of its script.
 */
function visitorId(state: RootState): string | undefined {
  const { loggedIn, decided, idCustomer } = selectCustomer(state);
  if (loggedIn) return decided ? idCustomer : undefined;
  return state.visitor?.clientId;
}

/** A list to open. */
interface ListToOpen {
  url: CatalogueUrl;
  /** The amount from which the country sends for free (COUNTRY-14), in its major unit. */
  freeShippingFrom: number;
  /** The pages to load first, in order; by default that of the address (CAT-20). */
  pages?: readonly number[] | undefined;
}

const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;

/** The catalogue slice stores the answers, so RTK Query caches none. */
export const once = { subscribe: false, forceRefetch: true };

/** The result of an address, if it is still the one of that epoch (CAT-21). */
function entryOf(store: Store, url: CatalogueUrl, epoch: number) {
  const entry = selectEntry(store.getState(), url);
  return entry?.epoch === epoch ? entry : undefined;
}

/** The request for a page of an address, with the current source, city, visitor and sorting formula. */
export function requestFor(store: Store, url: CatalogueUrl, kind: CatalogueKind, epoch: number) {
  const state = store.getState();
  const formula = effectiveFormula(url, selectStoredFormula(state), portsOf(store).clock());
  return catalogueRequest(url, kind, epoch, {
    source: selectSource(state),
    cityRegion: selectCityRegion(state),
    userId: visitorId(state),
    formula,
  });
}

/** Requests the full answer where it is missing and not pending, after loaded products are painted (CAT-26). */
async function loadDetails(store: Store, url: CatalogueUrl, request: CatalogueRequest, hasProducts: boolean) {
  if (hasProducts) await portsOf(store).painted?.();
  const entry = entryOf(store, url, request.epoch);
  if (entry === undefined || !lacksDetails(entry) || entry.pending.getFullCataloguePage > 0) return;
  void store.dispatch(getFullCataloguePage.initiate(request, once));
}

/**
 * Requests a page of the list of an address, then the full answer if it is missing (CAT-26). Returns whether products
 * were loaded into the list as it is stored now.
 */
export async function loadPage(store: Store, url: CatalogueUrl, page: number): Promise<boolean> {
  const entry = selectEntry(store.getState(), url);
  if (entry === undefined) return false;
  const { epoch, kind } = entry;
  const request = requestFor(store, pageUrl(url, page), kind, epoch);
  const { data } = await store.dispatch(getCataloguePage.initiate(request, once));
  if (data === undefined || entryOf(store, url, epoch) === undefined) return false;
  const found = data.products.length > 0;
  void loadDetails(store, url, request, found);
  return found;
}

/** The category tree, loaded on demand with its endpoint; undefined where that fails. */
async function categoryTree(store: Store) {
  const known = selectTree(store.getState());
  if (known !== undefined) return known;
  const { menuApi } = await import('#api/menu/menu.ts');
  const request = menuApi.endpoints.getMenu.initiate({ source: selectSource(store.getState()) });
  return (await store.dispatch(request)).data?.menu_items;
}

/** Loads pages one after the other until one fails; returns whether any of them has products. */
export async function loadPages(store: Store, url: CatalogueUrl, pages: readonly number[]): Promise<boolean> {
  let found = false;
  for (const page of pages) {
    if (!(await loadPage(store, url, page))) break;
    found = true;
  }
  return found;
}

/**
 * Loads a list from its first page on, or retries it. A path that is no category is requested as a static page (CAT-53).
 * A page that does not exist falls back to the first one: then its number is returned, to be written into the address.
 */
export async function beginList(store: Store, { url, pages }: Omit<ListToOpen, 'freeShippingFrom'>) {
  const epoch = selectEntry(store.getState(), url)?.epoch ?? 0;
  const wanted = pages ?? [url.page ?? 1];
  const progress = (opening: boolean) => store.dispatch(listProgressed({ url, epoch, opening }));
  progress(true);
  let found = await loadPages(store, url, wanted);
  const entry = entryOf(store, url, epoch);
  const error = entry && catalogueError(entry, entry.problems.getCataloguePage);
  const isMissing = entry?.kind === 'category' && error === notFound;
  if (isMissing && selectSource(store.getState()) === 'bff') {
    const tree = await categoryTree(store).catch(() => undefined);
    if (maybeStaticPage({ url, kind: entry.kind, error, tree })) {
      store.dispatch(listProgressed({ url, epoch, opening: true, kind: 'static-page' }));
      found = await loadPages(store, url, wanted);
    }
  }
  const isBehind = !found && wanted[0] !== 1 && (entryOf(store, url, epoch)?.total ?? 0) > 0;
  if (isBehind) await loadPage(store, url, 1);
  progress(false);
  const isNoPage = found && url.page === undefined && url.parameters['page'] !== undefined;
  return (isBehind || isNoPage) && entryOf(store, url, epoch) !== undefined ? 1 : undefined;
}

/** Opens the list of an address (CAT-18, CAT-24): clears or continues its stored result, then loads it. */
export async function openList(store: Store, { url, freeShippingFrom, pages }: ListToOpen) {
  const kind = catalogueKind(url, selectTree(store.getState()));
  // A list restored with several pages starts at the first of them, not at the page of its address.
  const first = pages?.[0] === undefined ? url : pageUrl(url, pages[0]);
  store.dispatch(listRequested({ url: first, freeShippingFrom, kind }));
  return beginList(store, { url, pages });
}
