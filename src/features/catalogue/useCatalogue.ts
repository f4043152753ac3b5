import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/here.ts';
import { useShop } from '#commerce/shop.ts';
import { beginList, loadPage, loadPages, openList } from '#flows/catalogue/catalogueCalls.ts';
import { type CatalogueUrl, pageUrl } from '#rules/catalogue/catalogueUrl.ts';
import { hasMore, missingPages } from '#rules/catalogue/pages.ts';
import { formulaCookie, formulaOf, storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { selectClearCount, selectEntry, type StoredEntry } from '#store/catalogue.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/store.ts';
import {
  readScrollPosition,
  saveScrollPosition,
  type ScrollPosition,
} from '#store/persistence/scrollPositions.ts';
import { formulaFound } from '#store/sortingFormula.ts';
import { useDeferredData } from '#ui/timing/moments.ts';

/** Number of pages loaded by infinite scroll (PLACE-06). */
const pagesOnScroll = 3;

const pagesOf = (entry: StoredEntry | undefined) => Object.keys(entry?.pages ?? {}).map(Number);

const isBusy = (entry: StoredEntry | undefined) =>
  entry === undefined || entry.opening || entry.pending.getCataloguePage > 0;

/**
 * Returns the list of the current URL: requested on arrival, reused on a return by history (CAT-18), and extended by
 * pages. A return by history starts with the earlier pages (CAT-20), and shows a skeleton until they are loaded.
 */
export function useCatalogue(url: CatalogueUrl) {
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
  const [coming, setComing] = useState<'before' | 'after'>();
  const saved = useSavedScrollPosition(list);
  const savedPages = saved && missingPages([], saved);
  const pages = pagesOf(entry);

  /** Writes the number of a page into the URL, while the list is in view (CAT-19). */
  function show(page: number) {
    if (shown.current === list) replaceEntry(pageUrl(url, page).href);
  }

  async function begin(opened: Promise<number | undefined>) {
    const page = await opened;
    if (page !== undefined) show(page);
  }

  useEffect(() => {
    const before = selectEntry(store.getState(), url);
    // The list itself replaces the page number in the URL, which is no arrival.
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

  async function loadAt(page: number) {
    setComing(endOf(page));
    const found = await loadPage(store, url, page);
    setComing(undefined);
    if (found) show(page);
  }

  const isReturning = saved !== undefined && (entry === undefined || entry.opening);
  const isLoaded = saved !== undefined && !isReturning && missingPages(pages, saved).length === 0;
  // Restores the scroll position (PLACE-01, PLACE-02).
  useLayoutEffect(() => (isLoaded ? restoreCard(saved.sku, saved.offset) : undefined), [saved, isLoaded]);
  useSaveScroll(list, pages);

  const lowest = Math.min(...pages);
  const endOf = (page: number) => (page < lowest ? 'before' : 'after');
  const last = stored?.page ?? 1;
  // A page that has loaded but is not rendered yet counts as loading, so that it is not requested again.
  const undrawn = entry && pagesOf(stored).find((page) => !pages.includes(page));
  const busy = isBusy(entry) || isBusy(stored);
  const missing = stored?.failedPage ?? last + 1;
  return {
    /** The stored result; undefined before anything was requested. */
    entry: isReturning ? undefined : entry,
    busy,
    /** The end at which a page is being loaded. */
    coming: coming ?? (undrawn === undefined ? undefined : endOf(undrawn)),
    /** How the next page is loaded, on scrolling or by a button; undefined at the end of the list. */
    more:
      entry === undefined || !hasMore(entry)
        ? undefined
        : entry.page < pagesOnScroll
          ? ('scroll' as const)
          : ('button' as const),
    /** There are pages before the first one shown. */
    earlier: pages.length > 0 && lowest > 1,
    /** The sku of the card to which the scroll position is restored. */
    card: saved?.sku,
    loadMore: () => busy || void loadAt(last + 1),
    loadEarlier: () => busy || void loadAt(lowest - 1),
    retry: () =>
      busy ||
      (pages.length === 0 ? void begin(beginList(store, { url, pages: savedPages })) : void loadAt(missing)),
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;

/** Persists the sorting formula of the URL for one day, on the device and in a cookie (CAT-34, CAT-37). */
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

/** Debounce of scroll events, in ms. */
const pause = 150;

/** The router's key of the browser's current history entry; the previous entry may still be rendered. */
const entryNow = () => (history.state as { key?: string } | null)?.key;

/** The first visible card below the sticky bars. */
function cardInView() {
  for (let y = 72; y < innerHeight; y += 48) {
    const card = document.elementFromPoint(innerWidth / 4, y)?.closest<HTMLElement>('[data-sku]');
    if (card) return card;
  }
  return undefined;
}

/** The saved scroll position of this history entry on a return by history; undefined on any other arrival. */
function useSavedScrollPosition(list: string): ScrollPosition | undefined {
  const { tab } = useShop();
  const { key } = useLocation();
  const arrival = useNavigationType();
  return useMemo(() => {
    const saved = arrival === NavigationType.Pop ? readScrollPosition(tab, key) : undefined;
    return saved?.list === list ? saved : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- Each history entry is one arrival.
  }, [key]);
}

/** Saves the scroll position in a list, by the tapped card or the first visible one (PLACE-03). */
function useSaveScroll(list: string, pages: readonly number[]): void {
  const { tab } = useShop();
  const { key } = useLocation();
  const shown = useRef({ list, pages, key });
  useEffect(() => {
    shown.current = { list, pages, key };
  });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function save(card = cardInView()) {
      clearTimeout(timer);
      const { pages: loaded, key: entry, list: of } = shown.current;
      const sku = card?.dataset['sku'];
      if (card === undefined || sku === undefined || loaded.length === 0) return;
      const offset = card.getBoundingClientRect().top;
      const [first, last] = [Math.min(...loaded), Math.max(...loaded)];
      saveScrollPosition(tab, entryNow() ?? entry, { list: of, first, last, sku, offset });
    }
    const saveTapped = ({ target }: Event) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-sku]');
      if (card && card === cardOf(card.dataset['sku'] ?? '')) save(card);
    };
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    };
    addEventListener('scroll', saveSoon, { signal, passive: true });
    addEventListener('click', saveTapped, { signal, capture: true });
    addEventListener('pagehide', () => save(), { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [tab]);
}

/** The maximum time in ms to correct the position; pictures and texts above the card have loaded by then. */
const maxCorrection = 1500;

/** Number of frames without movement after which the position is final. */
const still = 12;

/** User input that ends the restoration. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The card of a product in the current list. */
const cardOf = (sku: string) => document.querySelector<HTMLElement>(`[data-sku="${CSS.escape(sku)}"]`);

/**
 * Scrolls a product's card to `offset` px below the top of the viewport, and corrects the position until the layout is
 * stable or the shopper interacts (PLACE-01). Returns a function that ends it.
 */
function restoreCard(sku: string, offset: number): () => void {
  const end = new AbortController();
  const until = performance.now() + maxCorrection;
  let rested = 0;
  function correct() {
    if (end.signal.aborted) return;
    const card = cardOf(sku);
    const away = (card?.getBoundingClientRect().top ?? offset) - offset;
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
    rested = Math.abs(away) >= 1 ? 0 : rested + 1;
    if (card !== null && rested < still && performance.now() < until) requestAnimationFrame(correct);
  }
  for (const move of ownMoves)
    addEventListener(move, () => end.abort(), { signal: end.signal, passive: true });
  correct();
  requestAnimationFrame(correct);
  return () => end.abort();
}
