import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { catalogueApi } from '#api/catalogue.ts';
import type { Extra } from '#api/extra.ts';
import { addressOfPage, catalogueAddress, pageIn } from '#rules/catalogueAddress.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { catalogueError, notFound } from '#rules/catalogueError.ts';
import { lacksDetails } from '#rules/catalogueEntry.ts';
import { catalogueKind, mayBeWritten } from '#rules/catalogueKind.ts';
import { formulaInForce } from '#rules/sortingFormula.ts';
import type { CatalogueAsk, CatalogueKind } from '#schemas/catalogue.ts';
import { listAsked, listTurned, selectEntry, selectTree } from '#store/catalogue.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';
import type { RootState, Store } from '#store/makeStore.ts';
import { selectKeptFormula } from '#store/sortingFormula.ts';

/** A list that is asked for. */
interface Opening {
  url: string;
  /** The amount from which the country sends for free (COUNTRY-14), in its major unit. */
  freeFrom: number;
  /** The pages to begin with, in their order; the one of the address where none are named (CAT-20). */
  pages?: readonly number[] | undefined;
}

const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;

/** The slice of the catalogue keeps what comes, so each request stands for itself. */
export const once = { subscribe: false, forceRefetch: true };

/** The result of an address, if it is still the one of that asking (CAT-21). */
function heldAs(store: Store, url: string, epoch: number) {
  const entry = selectEntry(store.getState(), url);
  return entry?.epoch === epoch ? entry : undefined;
}

const world = (): ThunkAction<Extra, RootState, unknown, UnknownAction> => (_dispatch, _getState, extra) =>
  extra as Extra;

/** What a page of an address is asked with: the source, the place and the sorting formula that are in force. */
export function askFor(store: Store, address: string, kind: CatalogueKind, epoch: number) {
  const state = store.getState();
  const formula = formulaInForce(address, selectKeptFormula(state), store.dispatch(world()).clock());
  return catalogueAsk(address, kind, epoch, {
    source: selectSource(state),
    place: selectPlace(state),
    formula,
  });
}

/** Asks for the full answer where there is none and nobody has asked; products that are there already are drawn first. */
async function loadDetails(store: Store, ask: CatalogueAsk, hasProducts: boolean) {
  if (hasProducts) await store.dispatch(world()).painted?.();
  const entry = heldAs(store, ask.url, ask.epoch);
  if (entry === undefined || !lacksDetails(entry) || entry.running.getFullCataloguePage > 0) return;
  void store.dispatch(getFullCataloguePage.initiate(ask, once));
}

/**
 * Asks for a page of the list of an address, and behind it for the full answer while there is none (CAT-26). Gives
 * whether products have come, for the list as it is held now.
 */
export async function loadPage(store: Store, url: string, page: number): Promise<boolean> {
  const entry = selectEntry(store.getState(), url);
  if (entry === undefined) return false;
  const { epoch, kind } = entry;
  const ask = askFor(store, addressOfPage(url, page), kind, epoch);
  const { data } = await store.dispatch(getCataloguePage.initiate(ask, once));
  const now = heldAs(store, url, epoch);
  if (data === undefined || now === undefined) return false;
  const found = data.products.length > 0;
  void loadDetails(store, ask, found);
  return found;
}

/** The category tree, loaded where it is not there yet, its call with it; undefined where it does not come. */
async function categoryTree(store: Store) {
  const known = selectTree(store.getState());
  if (known !== undefined) return known;
  const { menuApi } = await import('#api/menu.ts');
  const asked = menuApi.endpoints.getMenu.initiate({ source: selectSource(store.getState()) });
  return (await store.dispatch(asked)).data?.menu_items;
}

/** Loads pages one after the other, until one does not come; gives whether any of them has products. */
export async function loadPages(store: Store, url: string, pages: readonly number[]): Promise<boolean> {
  let found = false;
  for (const page of pages) {
    if (!(await loadPage(store, url, page))) break;
    found = true;
  }
  return found;
}

/**
 * Asks for a list from its first page on, or once more for what did not come. A path that is no category is asked for as
 * a written page (CAT-53), and a page behind the end leads to the beginning: then the number of the page is given that
 * the address is to have.
 */
export async function beginList(store: Store, { url, pages }: Omit<Opening, 'freeFrom'>) {
  const epoch = selectEntry(store.getState(), url)?.epoch ?? 0;
  const wanted = pages ?? [pageIn(catalogueAddress(url)) ?? 1];
  const turn = (opening: boolean) => store.dispatch(listTurned({ url, epoch, opening }));
  turn(true);
  let found = await loadPages(store, url, wanted);
  const tried = heldAs(store, url, epoch);
  const error = tried && catalogueError(tried, tried.problems.getCataloguePage);
  const isMissing = tried?.kind === 'category' && error === notFound;
  if (isMissing && selectSource(store.getState()) === 'bff') {
    const tree = await categoryTree(store).catch(() => undefined);
    if (mayBeWritten({ url, kind: tried.kind, error, tree })) {
      store.dispatch(listTurned({ url, epoch, opening: true, kind: 'static-page' }));
      found = await loadPages(store, url, wanted);
    }
  }
  const isBehind = !found && wanted[0] !== 1 && (heldAs(store, url, epoch)?.total ?? 0) > 0;
  if (isBehind) await loadPage(store, url, 1);
  turn(false);
  return isBehind && heldAs(store, url, epoch) !== undefined ? 1 : undefined;
}

/** Opens the list of an address (CAT-18, CAT-24): what is held of it is cleared or continued, then it is loaded. */
export async function openList(store: Store, { url, freeFrom, pages }: Opening) {
  const kind = catalogueKind(url, selectTree(store.getState()));
  // A list that begins with several pages stands at the first of them, whichever its address names.
  const first = pages?.[0] === undefined ? url : addressOfPage(url, pages[0]);
  store.dispatch(listAsked({ url: first, freeFrom, kind }));
  return beginList(store, { url, pages });
}
