import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { addressOfPage } from '#rules/catalogueAddress.ts';
import { catalogueKey } from '#rules/catalogueKey.ts';
import { hasMore } from '#rules/pages.ts';
import { missingPages } from '#rules/missingPages.ts';
import { selectClearings, selectEntry, type StoredEntry } from '#store/catalogue.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { useDrawn } from '#ui/useDrawn.ts';
import { beginList, loadPage, loadPages, openList } from './catalogueCalls.ts';
import { useSortingFormula } from './useSortingFormula.ts';
import { useKeepPlace, useKeptPlace, useReturn } from './usePlace.ts';

/** Pages that come by themselves on scrolling (PLACE-06). */
const pagesUnasked = 3;

const pagesOf = (entry: StoredEntry | undefined) => Object.keys(entry?.pages ?? {}).map(Number);

const isBusy = (entry: StoredEntry | undefined) =>
  entry === undefined || entry.opening || entry.running.getCataloguePage > 0;

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
  /** The sku of the card that the shopper comes back to. */
  card: string | undefined;
  loadMore: () => void;
  loadEarlier: () => void;
  /** Asks again for what did not come. */
  retry: () => void;
}

/**
 * The list of the current address: asked for on arrival, kept on a return by history (CAT-18), and joined by pages. An
 * entry of the history that was left begins with the pages it had (CAT-20), and stays a placeholder until they are there.
 */
export function useCatalogue(): Catalogue {
  const store = useAppStore();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const { pathname, search, key } = useLocation();
  const { freeShippingThreshold: freeFrom } = useShop().country;
  const url = pathname + search;
  useSortingFormula(url);
  const list = catalogueKey(url);
  const held = useAppSelector((state) => selectEntry(state, url));
  const entry = useDrawn(list, held);
  const clearings = useAppSelector(selectClearings);
  const shown = useRef<string>(undefined);
  const [coming, setComing] = useState<Catalogue['coming']>();
  const kept = useKeptPlace(list);
  const remembered = kept && missingPages([], kept);
  const pages = pagesOf(entry);

  /** Writes the number of a page into the address, while the list is in view (CAT-19). */
  function show(page: number) {
    if (shown.current === list) void navigate(addressOfPage(url, page), { replace: true });
  }

  async function begin(begun: Promise<number | undefined>) {
    const page = await begun;
    if (page !== undefined) show(page);
  }

  useEffect(() => {
    const before = selectEntry(store.getState(), url);
    // The list writes its own page number into the address: that is no arrival.
    const own = arrival === NavigationType.Replace && shown.current === list;
    shown.current = list;
    const isThere = before !== undefined && (before.products.length > 0 || before.opening);
    if (isThere && own) return;
    if (isThere && arrival === NavigationType.Pop)
      // What is held may be less than what was there when the shopper left.
      void loadPages(store, url, kept ? missingPages(pagesOf(before), kept) : []);
    else void begin(openList(store, { url, freeFrom, pages: remembered }));
    // oxlint-disable-next-line react/exhaustive-deps -- An arrival is an entry of the history, and nothing else.
  }, [key, clearings]);

  useEffect(
    () => () => {
      shown.current = undefined;
    },
    [],
  );

  async function loadAt(page: number, end: 'before' | 'after') {
    setComing(end);
    const found = await loadPage(store, url, page);
    setComing(undefined);
    if (found) show(page);
  }

  const returning = kept !== undefined && (entry === undefined || entry.opening);
  useReturn(kept, !returning && kept !== undefined && missingPages(pages, kept).length === 0);
  useKeepPlace(list, pages);

  const lowest = Math.min(...pages);
  const last = held?.page ?? 1;
  // What has come and is not drawn yet is on its way for a shopper, and no reason to ask for it again.
  const undrawn = entry && pagesOf(held).find((page) => !pages.includes(page));
  const busy = isBusy(entry) || isBusy(held);
  const missing = held?.failedPage ?? last + 1;
  return {
    entry: returning ? undefined : entry,
    busy,
    coming: coming ?? (undrawn === undefined ? undefined : undrawn < lowest ? 'before' : 'after'),
    more:
      entry === undefined || !hasMore(entry) ? undefined : entry.page < pagesUnasked ? 'unasked' : 'asked',
    earlier: pages.length > 0 && lowest > 1,
    card: kept?.sku,
    loadMore: () => busy || void loadAt(last + 1, 'after'),
    loadEarlier: () => busy || void loadAt(lowest - 1, 'before'),
    retry: () =>
      busy ||
      (pages.length === 0
        ? void begin(beginList(store, { url, pages: remembered }))
        : void loadAt(missing, missing < lowest ? 'before' : 'after')),
  };
}
