import { routeOf } from '#rules/navigation/routes.ts';
import type { RootState } from '#store/store.ts';
import { productAt, promotionOf } from './sights.ts';
import { type ListedSight, productPressed, productsSeen, promotionPressed } from './signals.ts';

/** The part of a card that has to be in view for it to be seen. */
const seenPart = 0.5;

/** Time in ms for which cards that come into view are collected, and after which new ones are looked for. */
const pause = 500;

/** A full event (TRACK-28). */
const full = 10;

interface Observed {
  document: Document;
  getState: () => RootState;
  /** Path and query of the page in view. */
  url: () => string;
  signal: AbortSignal;
  feed: (signal: unknown) => void;
}

const pathOf = (link: HTMLAnchorElement) => link.pathname;

/**
 * Observes which cards and banners are seen and pressed, by the URLs of their links, so that screens need no code for it.
 * Returns a function that ends the current page; the next page may report its cards again.
 */
export function observeLinks({ document, getState, url, signal, feed }: Observed): () => void {
  const found = (path: string) => productAt(getState(), url(), path);
  const seen = new Set<string>();
  const observed = new WeakSet<Element>();
  let waiting: ListedSight[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let search: ReturnType<typeof setTimeout> | undefined;

  function report() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) feed(productsSeen(waiting));
    waiting = [];
  }

  function see(card: Element) {
    const link = card.querySelector<HTMLAnchorElement>('a[href]');
    const path = link ? pathOf(link) : '';
    const sight = seen.has(path) ? undefined : found(path);
    if (sight === undefined) return;
    seen.add(path);
    waiting.push(sight);
    if (waiting.length === full) report();
    else timer ??= setTimeout(report, pause);
  }

  const inView = new IntersectionObserver(
    (entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => see(target)),
    { threshold: seenPart },
  );

  function observeCards() {
    search = undefined;
    for (const card of document.querySelectorAll('main article')) {
      if (observed.has(card)) continue;
      observed.add(card);
      inView.observe(card);
    }
  }
  // Screens change often while they render: look for cards once that has ended.
  const changes = new MutationObserver(() => {
    search ??= setTimeout(observeCards, pause);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  observeCards();

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (link === null) return;
      const sight = found(pathOf(link));
      if (sight) return feed(productPressed(sight));
      const promotion =
        routeOf(url()).id === 'home'
          ? promotionOf(getState(), { text: link.textContent, path: pathOf(link) })
          : undefined;
      if (promotion) feed(promotionPressed(promotion));
    },
    // Before the link leads away.
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => {
    changes.disconnect();
    inView.disconnect();
    clearTimeout(timer);
    clearTimeout(search);
  });
  return () => {
    report();
    seen.clear();
    // A card that stays in the document, as one of a shelf, is reported to the next page too.
    for (const card of document.querySelectorAll('main article')) observed.delete(card);
    inView.disconnect();
    search ??= setTimeout(observeCards, pause);
  };
}
