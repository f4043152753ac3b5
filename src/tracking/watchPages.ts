import { trackedAddress } from '#rules/tracking/pageView.ts';
import { historyPopped, navigated, selectVisited } from '#store/lastUrl.ts';
import { pageContent } from './pageContent.ts';
import type { WatchedStore } from './storeSince.ts';
import { pageShown, pageVisited, type Visit } from './signals.ts';

interface Watched {
  store: WatchedStore;
  origin: string;
  /** The address of the page that led to the shop; '' without one. */
  referrer: string;
  signal: AbortSignal;
  feed: (signal: unknown) => void;
}

const withoutHash = (url: string) => url.replace(/#.*$/, '');

/** Reports each opened page, and its content once known; another path or query is another page (TRACK-09, TRACK-10). */
export function watchPages({ store, origin, referrer, signal, feed }: Watched): void {
  let visit: Visit | undefined;
  let end = new AbortController();
  let isShown = false;

  function look() {
    if (visit === undefined || isShown) return;
    const content = pageContent(store.getState(), visit.url);
    if (content === undefined) return;
    isShown = true;
    // A product that does not exist is not reported (TRACK-20).
    if (content !== null) feed(pageShown({ visit, content }));
  }

  function arrive(at: string) {
    const url = withoutHash(at);
    if (signal.aborted || url === visit?.url) return;
    end.abort();
    end = new AbortController();
    const address = origin + url;
    const page = trackedAddress(address).slice(origin.length);
    visit = { url, page, address, referrer: visit?.address ?? referrer, signal: end.signal };
    isShown = false;
    feed(pageVisited(visit));
    look();
  }

  // The history is empty on home.
  arrive(selectVisited(store.getState()).at(-1) ?? '/');
  store.react({ matches: navigated.match, run: ({ payload }) => arrive(payload.url) });
  store.react({ matches: historyPopped.match, run: ({ payload }) => arrive(payload) });
  const unsubscribe = store.subscribe(look);
  signal.addEventListener('abort', () => {
    unsubscribe();
    end.abort();
  });
}
