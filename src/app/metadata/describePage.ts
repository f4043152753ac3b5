import type { Shop } from '#flows/shop.ts';
import { headOf } from '#rules/metadata/pageHead.ts';
import { selectVisited } from '#store/lastUrl.ts';
import type { Store } from '#store/makeStore.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { factsOf, type PageData, pageData } from './factsOf.ts';
import { showHead } from './showHead.ts';

/** Where the shop runs; its parts as of start-up. */
interface Start {
  store: Store;
  shop: Shop;
  signal: AbortSignal;
}

const descriptionOf = (page: Document) =>
  page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

/**
 * Keeps canonical address, Open Graph and JSON-LD of a document those of the page in view (REACH-05), in idle moments:
 * search engines wait for them, shoppers never do. Title and description are those that the screens have set.
 */
export function describePage({ store, shop, signal }: Start, page: Document): void {
  let shown: { url: string; data: PageData } | undefined;
  let cancel: (() => void) | undefined;

  const look = () => {
    const url = selectVisited(store.getState()).at(-1) ?? '/';
    return { url, data: pageData(store.getState(), url) };
  };
  const write = () => {
    cancel = undefined;
    shown = look();
    const texts = { title: page.title, description: descriptionOf(page) };
    showHead(page, headOf(factsOf(shown.data, shown.url, shop, texts)));
  };
  const ask = () => {
    cancel ??= whenIdle(write);
  };
  const compare = () => {
    const { url, data } = look();
    if (url !== shown?.url || data.content !== shown.data.content) ask();
  };

  const observer = new MutationObserver(ask);
  observer.observe(page.head, { childList: true, subtree: true, characterData: true, attributes: true });
  const unsubscribe = store.subscribe(compare);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
    cancel?.();
  });
  ask();
}
