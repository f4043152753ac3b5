import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import {
  readScrollPosition,
  saveScrollPosition,
  type ScrollPosition,
} from '#store/persistence/scrollPositions.ts';

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
export function useSavedScrollPosition(list: string): ScrollPosition | undefined {
  const { tab } = useShop();
  const { key } = useLocation();
  const arrival = useNavigationType();
  return useMemo(() => {
    const saved = arrival === NavigationType.Pop ? readScrollPosition(tab, key) : undefined;
    return saved?.list === list ? saved : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- Each history entry is one arrival.
  }, [key]);
}

/** Restores a saved scroll position once the list is loaded (PLACE-01, PLACE-02). */
export function useRestoreScroll(saved: ScrollPosition | undefined, isLoaded: boolean): void {
  useLayoutEffect(
    () => (saved !== undefined && isLoaded ? restoreCard(saved.sku, saved.offset) : undefined),
    [saved, isLoaded],
  );
}

/** Saves the scroll position in a list, by the tapped card or the first visible one (PLACE-03). */
export function useSaveScroll(list: string, pages: readonly number[]): void {
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

/** How long the position is corrected, in ms: pictures and texts above the card have loaded by then. */
const longest = 1500;

/** Number of frames without movement after which the position is final. */
const still = 12;

/** User input that ends the restoration. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The card of a product in the current list. */
const cardOf = (sku: string) => document.querySelector<HTMLElement>(`[data-sku="${CSS.escape(sku)}"]`);

/**
 * Scrolls so that the top of a product's card is `offset` px below that of the viewport, and corrects the position until
 * the layout is stable or the shopper interacts (PLACE-01). Returns a function that ends it.
 */
function restoreCard(sku: string, offset: number): () => void {
  const end = new AbortController();
  const until = performance.now() + longest;
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
