import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { portsOf } from '#flows/shop.ts';
import { lacksDetails } from '#rules/catalogue/catalogueEntry.ts';
import { catalogueKind, catalogueRequest, maybeStaticPage } from '#rules/catalogue/catalogueRequest.ts';
import { type CatalogueUrl, pageUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueError, notFound } from '#rules/catalogue/listPage.ts';
import { effectiveFormula } from '#rules/catalogue/sortingFormula.ts';
import type { CatalogueKind, CatalogueRequest } from '#schemas/catalogue.ts';
import { listProgressed, listRequested, selectEntry, selectTree } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';
import type { RootState, Store } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { selectStoredFormula } from '#store/sortingFormula.ts';

/**
 * The visitor in a request for products: the customer, after start-up has confirmed her login, or the analytics client
 * of a guest who has consented (CAT-28, TRACK-39). Start-up decides after the first paint. Requests before that name
 * nobody, and equal the early call of the page.
 */
function visitorId(state: RootState): string | undefined {
  const { loggedIn, decided, idCustomer } = selectCustomer(state);
  if (loggedIn) return decided ? idCustomer : undefined;
  return state.visitor?.clientId;
}

interface ListToOpen {
  url: CatalogueUrl;
  /** The free-shipping threshold of the country (COUNTRY-14), in its major unit. */
  freeShippingFrom: number;
  /** The pages to load first, in order; by default the page of the URL (CAT-20). */
  pages?: readonly number[] | undefined;
}

const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;

/** The catalogue slice stores the responses, so RTK Query does not cache them. */
export const once = { subscribe: false, forceRefetch: true };

/** The stored result of a URL, if it still has this epoch (CAT-21). */
function entryOf(store: Store, url: CatalogueUrl, epoch: number) {
  const entry = selectEntry(store.getState(), url);
  return entry?.epoch === epoch ? entry : undefined;
}

/** The request for a page of a URL, with the current source, city, visitor and sorting formula. */
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

/** Requests the full answer if it is missing and not pending, after the loaded products are painted (CAT-26). */
async function loadDetails(store: Store, url: CatalogueUrl, request: CatalogueRequest, hasProducts: boolean) {
  if (hasProducts) await portsOf(store).painted?.();
  const entry = entryOf(store, url, request.epoch);
  if (entry === undefined || !lacksDetails(entry) || entry.pending.getFullCataloguePage > 0) return;
  void store.dispatch(getFullCataloguePage.initiate(request, once));
}

/** Requests a page of a list, then the missing full answer (CAT-26). Returns whether products were added. */
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

/** The category tree, loaded on demand with its endpoint; undefined if that fails. */
async function categoryTree(store: Store) {
  const known = selectTree(store.getState());
  if (known !== undefined) return known;
  const { menuApi } = await import('#api/menu.ts');
  const request = menuApi.endpoints.getMenu.initiate({ source: selectSource(store.getState()) });
  return (await store.dispatch(request)).data?.menu_items;
}

/** Loads pages one after another until one fails. Returns whether any page has products. */
export async function loadPages(store: Store, url: CatalogueUrl, pages: readonly number[]): Promise<boolean> {
  let found = false;
  for (const page of pages) {
    if (!(await loadPage(store, url, page))) break;
    found = true;
  }
  return found;
}

/**
 * Loads a list from its first page on, or retries it. Requests an unknown category as a static page (CAT-53). Falls
 * back to the first page if a page does not exist; then it returns the page number for the URL.
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

/** Opens the list of a URL (CAT-18, CAT-24): clears or continues its stored result, then loads it. */
export async function openList(store: Store, { url, freeShippingFrom, pages }: ListToOpen) {
  const kind = catalogueKind(url, selectTree(store.getState()));
  // A list that is restored with several pages starts at the first of them, not at the page of its URL.
  const first = pages?.[0] === undefined ? url : pageUrl(url, pages[0]);
  store.dispatch(listRequested({ url: first, freeShippingFrom, kind }));
  return beginList(store, { url, pages });
}
