import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useLazyGetCataloguePageQuery, useLazyGetFullCataloguePageQuery } from '#api/catalogue.ts';
import { useGetMenuQuery } from '#api/menu.ts';
import { useShop } from '#commerce/shop.ts';
import { addressText, catalogueAddress, pageIn } from '#rules/catalogueAddress.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { lacksDetails } from '#rules/catalogueEntry.ts';
import { catalogueKey } from '#rules/catalogueKey.ts';
import { catalogueKind, mayBeWritten } from '#rules/catalogueKind.ts';
import { hasMore } from '#rules/pages.ts';
import type { CatalogueKind } from '#schemas/catalogue.ts';
import { listAsked, selectEntry, type StoredEntry } from '#store/catalogue.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { Place } from '#store/places.ts';
import { missingPages } from '#rules/missingPages.ts';
import { useKeepPlace, useKeptPlace, useReturn } from './usePlace.ts';

/** Pages that come by themselves on scrolling (PLACE-06). */
const pagesUnasked = 3;

/** A list as its screen shows it, and what a shopper can do with it. */
export interface Catalogue {
  /** What is held of the list; undefined before anything was asked for. */
  entry: StoredEntry | undefined;
  /** Something of the list itself is on its way. */
  busy: boolean;
  /** Which end more is coming to. */
  coming: 'before' | 'after' | undefined;
  /** The next page comes on scrolling, or by a button; undefined at the end of the list (CAT-19). */
  more: 'unasked' | 'asked' | undefined;
  /** There are pages before the first one shown (CAT-20). */
  earlier: boolean;
  loadMore: () => void;
  loadEarlier: () => void;
  /** Asks again for what did not come. */
  retry: () => void;
}

/** The address of a page of the list that an address shows; the first one has no number. */
function addressOfPage(url: string, page: number) {
  const address = catalogueAddress(url);
  address.parameters.delete('page');
  if (page > 1) address.parameters.set('page', String(page));
  return addressText(address);
}

/** The list of the current address: asked for on arrival, kept on a return by history (CAT-18), and joined by pages. */
export function useCatalogue(): Catalogue {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const { pathname, search, key } = useLocation();
  const { freeShippingThreshold: freeFrom } = useShop().country;
  const { data: menu, isError: hasNoMenu } = useGetMenuQuery({});
  const [getPage] = useLazyGetCataloguePageQuery();
  const [getFullPage] = useLazyGetFullCataloguePageQuery();
  const url = pathname + search;
  const list = catalogueKey(url);
  const entry = useAppSelector((state) => selectEntry(state, url));
  const heldPages = Object.keys(entry?.pages ?? {}).map(Number);
  const held = () => dispatch((_dispatch, getState) => selectEntry(getState(), url));
  const kind = useRef<CatalogueKind>('category');
  const shown = useRef<string>(undefined);
  const [coming, setComing] = useState<Catalogue['coming']>();
  const kept = useKeptPlace(list);
  const [returning, setReturning] = useState(false);

  async function load(page: number): Promise<boolean> {
    const ask = catalogueAsk(addressOfPage(url, page), kind.current, held()?.epoch ?? 0);
    const { data } = await getPage(ask);
    const now = held();
    const mayBeFull = now?.epoch === ask.epoch && lacksDetails(now) && now.running.getFullCataloguePage === 0;
    if (mayBeFull && data?.error.length === 0) void getFullPage(ask);
    return data !== undefined && data.products.length > 0;
  }

  async function loadFirst() {
    const asked = pageIn(catalogueAddress(url)) ?? 1;
    const found = await load(asked);
    // A page behind the end of the list: the list begins at its beginning.
    if (!found && asked > 1 && (held()?.total ?? 0) > 0) {
      await load(1);
      void navigate(addressOfPage(url, 1), { replace: true });
    }
  }

  function open() {
    kind.current = catalogueKind(url, menu?.menu_items);
    dispatch(listAsked({ url, freeFrom }));
    void loadFirst();
  }

  /** Loads again what was loaded when the shopper left (CAT-20), as far as it is not held. */
  async function comeBack(place: Place) {
    const missing = missingPages(heldPages, place);
    if (missing.length === 0) return;
    kind.current = catalogueKind(url, menu?.menu_items);
    if (heldPages.length === 0) dispatch(listAsked({ url: addressOfPage(url, 1), freeFrom }));
    setReturning(true);
    for (const page of missing) if (!(await load(page))) break;
    setReturning(false);
  }

  useEffect(() => {
    // The list writes its own page number into the address: that is no arrival.
    const own = arrival === NavigationType.Replace && shown.current === list;
    shown.current = list;
    if (own) return;
    if (kept !== undefined) void comeBack(kept);
    else if (arrival !== NavigationType.Pop || !entry?.products.length) open();
    // oxlint-disable-next-line react/exhaustive-deps -- An arrival is an entry of the history, and nothing else.
  }, [key]);

  const written =
    entry !== undefined &&
    mayBeWritten({ url, kind: kind.current, error: entry.error, tree: menu?.menu_items });
  useEffect(() => {
    if (!written) return;
    kind.current = 'static-page';
    void loadFirst();
    // oxlint-disable-next-line react/exhaustive-deps -- Asked once, when it turns out that the page may be a written one.
  }, [written]);

  async function loadAt(page: number, end: 'before' | 'after') {
    setComing(end);
    const found = await load(page);
    setComing(undefined);
    if (found) void navigate(addressOfPage(url, page), { replace: true });
  }

  useReturn(kept, !returning && heldPages.length > 0);
  useKeepPlace(list, heldPages);

  const lowest = Math.min(...heldPages);
  const last = entry?.page ?? 1;
  const undecided =
    kind.current === 'category' &&
    entry?.error.includes('NOT_FOUND') === true &&
    menu === undefined &&
    !hasNoMenu;
  const busy = entry === undefined || entry.running.getCataloguePage > 0 || written || undecided;
  return {
    entry: returning ? undefined : entry,
    busy,
    coming,
    more: entry === undefined || !hasMore(entry) ? undefined : last < pagesUnasked ? 'unasked' : 'asked',
    earlier: heldPages.length > 0 && lowest > 1,
    loadMore: () => busy || void loadAt(last + 1, 'after'),
    loadEarlier: () => busy || void loadAt(lowest - 1, 'before'),
    retry: () => busy || (heldPages.length === 0 ? void loadFirst() : void loadAt(last + 1, 'after')),
  };
}
