import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { keepPlace, type ListPlace, placeAt } from '#store/listPlaces.ts';
import { cardOf, holdCard } from './holdCard.ts';

/** A list that is scrolled is at rest after so many ms. */
const pause = 150;

/** The router's name of the entry that the browser stands at; what is drawn may still be that of the one before. */
const entryNow = () => (history.state as { key?: string } | null)?.key;

/** The first card that is seen, below what floats over the top of the window. */
function cardInView() {
  for (let y = 72; y < innerHeight; y += 48) {
    const card = document.elementFromPoint(innerWidth / 4, y)?.closest<HTMLElement>('[data-sku]');
    if (card) return card;
  }
  return undefined;
}

/** The place that this entry of the history had, when it is come back to; undefined on any other arrival. */
export function useKeptPlace(list: string): ListPlace | undefined {
  const { tab } = useShop();
  const { key } = useLocation();
  const arrival = useNavigationType();
  return useMemo(() => {
    const kept = arrival === NavigationType.Pop ? placeAt(tab, key) : undefined;
    return kept?.list === list ? kept : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- An arrival is an entry of the history, and nothing else.
  }, [key]);
}

/** Puts the list back to where the shopper left it, once it is there (PLACE-01, PLACE-02). */
export function useReturn(kept: ListPlace | undefined, isThere: boolean): void {
  useLayoutEffect(
    () => (kept !== undefined && isThere ? holdCard(kept.sku, kept.offset) : undefined),
    [kept, isThere],
  );
}

/** Keeps the place of the shopper in a list, by the card that is tapped or the first that is seen (PLACE-03). */
export function useKeepPlace(list: string, pages: readonly number[]): void {
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
    function keep(card = cardInView()) {
      clearTimeout(timer);
      const { pages: loaded, key: entry, list: of } = shown.current;
      const sku = card?.dataset['sku'];
      if (card === undefined || sku === undefined || loaded.length === 0) return;
      const offset = card.getBoundingClientRect().top;
      const [first, last] = [Math.min(...loaded), Math.max(...loaded)];
      keepPlace(tab, entryNow() ?? entry, { list: of, first, last, sku, offset });
    }
    const keepTapped = ({ target }: Event) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-sku]');
      if (card && card === cardOf(card.dataset['sku'] ?? '')) keep(card);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    addEventListener('scroll', keepSoon, { signal, passive: true });
    addEventListener('click', keepTapped, { signal, capture: true });
    addEventListener('pagehide', () => keep(), { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [tab]);
}
