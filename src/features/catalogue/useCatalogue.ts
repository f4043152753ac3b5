import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { useShop } from '#commerce/shop.ts';
import { beginList, loadPage, loadPages, openList } from '#flows/catalogue/catalogueCalls.ts';
import { type CatalogueUrl, pageUrl } from '#rules/catalogue/catalogueUrl.ts';
import { hasMore, missingPages } from '#rules/catalogue/pages.ts';
import { formulaCookie, formulaOf, storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { selectClearCount, selectEntry, type StoredEntry } from '#store/catalogue.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { formulaFound } from '#store/sortingFormula.ts';
import { useDeferredData } from '#ui/timing/moments.ts';
import { useRestoreScroll, useSavedScrollPosition, useSaveScroll } from './useScrollRestoration.ts';

/** Number of pages loaded by infinite scroll (PLACE-06). */
const pagesOnScroll = 3;

const pagesOf = (entry: StoredEntry | undefined) => Object.keys(entry?.pages ?? {}).map(Number);

const isBusy = (entry: StoredEntry | undefined) =>
  entry === undefined || entry.opening || entry.pending.getCataloguePage > 0;

/** A list as its screen shows it, with its actions. */
export interface Catalogue {
  /** The stored result; undefined before anything was requested. */
  entry: StoredEntry | undefined;
  /** A page of the list is being loaded. */
  busy: boolean;
  /** The end at which a page is being loaded. */
  coming: 'before' | 'after' | undefined;
  /** How the next page is loaded, on scrolling or by a button; undefined at the end of the list (CAT-19). */
  more: 'scroll' | 'button' | undefined;
  /** There are pages before the first one shown (CAT-20). */
  earlier: boolean;
  /** The sku of the card to which the scroll position is restored. */
  card: string | undefined;
  loadMore: () => void;
  loadEarlier: () => void;
  /** Requests the failed page again. */
  retry: () => void;
}

/**
 * The list of the current address: requested on arrival, reused on a return by history (CAT-18), and extended by pages.
 * A history entry that is returned to starts with the pages it had (CAT-20), and shows a skeleton until they are loaded.
 */
export function useCatalogue(url: CatalogueUrl): Catalogue {
  const store = useAppStore();
  const replaceEntry = useReplaceEntry();
  const arrival = useNavigationType();
  const { key } = useLocation();
  const { freeShippingThreshold: freeShippingFrom } = useShop().country;
  useSortingFormula(url);
  const list = url.key;
  const stored = useAppSelector((state) => selectEntry(state, url));
  const entry = useDeferredData(list, stored);
  const clearings = useAppSelector(selectClearCount);
  const shown = useRef<string>(undefined);
  const [coming, setComing] = useState<Catalogue['coming']>();
  const saved = useSavedScrollPosition(list);
  const savedPages = saved && missingPages([], saved);
  const pages = pagesOf(entry);

  /** Writes the number of a page into the address, while the list is in view (CAT-19). */
  function show(page: number) {
    if (shown.current === list) replaceEntry(pageUrl(url, page).href);
  }

  async function begin(opened: Promise<number | undefined>) {
    const page = await opened;
    if (page !== undefined) show(page);
  }

  useEffect(() => {
    const before = selectEntry(store.getState(), url);
    // The list itself replaces the page number in the address: that is no arrival.
    const own = arrival === NavigationType.Replace && shown.current === list;
    shown.current = list;
    const isThere = before !== undefined && (before.products.length > 0 || before.opening);
    if (isThere && own) return;
    if (isThere && arrival === NavigationType.Pop)
      // Fewer pages may be stored than were loaded when the shopper left.
      void loadPages(store, url, saved ? missingPages(pagesOf(before), saved) : []);
    else void begin(openList(store, { url, freeShippingFrom, pages: savedPages }));
    // oxlint-disable-next-line react/exhaustive-deps -- Each history entry is one arrival.
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

  const isReturning = saved !== undefined && (entry === undefined || entry.opening);
  useRestoreScroll(saved, !isReturning && saved !== undefined && missingPages(pages, saved).length === 0);
  useSaveScroll(list, pages);

  const lowest = Math.min(...pages);
  const last = stored?.page ?? 1;
  // A page that is loaded and not rendered yet still counts as loading, and is not requested again.
  const undrawn = entry && pagesOf(stored).find((page) => !pages.includes(page));
  const busy = isBusy(entry) || isBusy(stored);
  const missing = stored?.failedPage ?? last + 1;
  return {
    entry: isReturning ? undefined : entry,
    busy,
    coming: coming ?? (undrawn === undefined ? undefined : undrawn < lowest ? 'before' : 'after'),
    more:
      entry === undefined || !hasMore(entry) ? undefined : entry.page < pagesOnScroll ? 'scroll' : 'button',
    earlier: pages.length > 0 && lowest > 1,
    card: saved?.sku,
    loadMore: () => busy || void loadAt(last + 1, 'after'),
    loadEarlier: () => busy || void loadAt(lowest - 1, 'before'),
    retry: () =>
      busy ||
      (pages.length === 0
        ? void begin(beginList(store, { url, pages: savedPages }))
        : void loadAt(missing, missing < lowest ? 'before' : 'after')),
  };
}

/** Persists the sorting formula of the address for one day, on the device and in a cookie (CAT-34, CAT-37). */
function useSortingFormula(url: CatalogueUrl): void {
  const { clock, origin, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const formula = formulaOf(url);
  useEffect(() => {
    if (formula === undefined) return;
    dispatch(formulaFound(storedFormula(formula, clock())));
    setCookie(formulaCookie(formula, origin));
  }, [clock, dispatch, formula, origin, setCookie]);
}
