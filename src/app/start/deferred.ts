import { pageHtmlPrefetcher } from '#api/transport/pageHtml.ts';
import { guardTaps } from '#app/navigation/guardTaps.ts';
import { prefetchOnPress } from '#app/navigation/prefetchOnPress.ts';
import { startWorker } from '#app/offline/startWorker.ts';
import { trackVisit } from '#app/tracking/trackVisit.ts';
import { saveAfterSignIn } from '#flows/wishlist/wishlistActions.ts';
import { readTimedOut, selectCart } from '#store/cart.ts';
import { followCity } from '#store/followCity.ts';
import type { Store } from '#store/store.ts';
import { registerReactions } from '#store/reactions.ts';
import { ipRead } from '#store/session/customerEvents.ts';
import { whenStaying } from '#ui/timing/moments.ts';
import { setBadge, showBadge } from './device.ts';
import type { DeferredStart, Started } from './makeShop.ts';
import { loadFailedAgain, noticeNetwork } from './network.ts';
import { startQueue } from './startQueue.ts';
import { startVisit } from './startVisit.ts';
import { type DeferredStep, runSteps } from './steps.ts';
import { syncTabs } from './syncTabs.ts';

/** Resolves the flags once the visitor stays, so that the code and the request do not delay the page (FLAG-24). */
export function resolveFlags(start: DeferredStart): void {
  const begin = async () => {
    const { startFlags } = await import('#app/flags/startFlags.ts');
    if (!start.signal.aborted) startFlags(start);
  };
  // If the code cannot be loaded, the values of the last visit or the defaults stay.
  const cancel = whenStaying(() => void begin().catch(() => undefined));
  start.signal.addEventListener('abort', cancel);
}

/** Describes the page (REACH-05) once the visitor stays. */
export function describeVisit(start: DeferredStart): void {
  const describe = async () => {
    const { describePage } = await import('#app/metadata/describePage.ts');
    if (!start.signal.aborted) describePage(start, document);
  };
  // Without network the page keeps its prerendered metadata.
  whenStaying(() => void describe().catch(() => undefined));
}

/** The maximum time in ms for which the read at start blocks an add (CART-09). */
const maxBlock = 3000;

/**
 * Reads the cart of the last visit from the server (CART-24). A visit without a cart does not load the code of the
 * calls. If the read fails, the cart does not change.
 */
export async function refreshCart(
  store: Store,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (selectCart(store.getState()) === undefined) return;
  const { readCart } = await import('#flows/cart/cartCalls.ts');
  await readCart(store, (requestId) => {
    void wait(maxBlock).then(() => store.dispatch(readTimedOut(requestId)));
  });
}

/** Stores the visitor's IP, which the server may write into the document; '' if it did not (APP-46, APP-47). */
export function storeIp({ store }: { store: Store }, page: Pick<Document, 'querySelector'> = document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="client-ip"]');
  store.dispatch(ipRead(meta?.content.trim() ?? ''));
}

// These are needed only after the first paint, so they are in this chunk and cost no request.
export { copy, share } from './device.ts';

// These texts are in the chunk of the cart's calls, which has loaded when a reply arrives.
const loadCartTexts = () => import('#texts/cartMessages.ts');

const readCart = ({ store, ports }: Started) => refreshCart(store, ports.wait);

/** What each deferred step does. */
export const deferredSteps: Readonly<Record<DeferredStep, (start: DeferredStart) => void>> = {
  registerReactions: (start) => {
    followCity(start.store, start.ports.cookies);
    saveAfterSignIn(start.store, start.shop);
    registerReactions(start.store, {
      removedText: async () =>
        (await loadCartTexts()).cartMessagesTexts(start.shop.country.code).cartMessages.removedOutOfStock,
      couponsLostText: async (codes) =>
        (await loadCartTexts())
          .cartMessagesTexts(start.shop.country.code)
          .cartMessages.couponsLost(codes.join(', ')),
      readCart: () => readCart(start),
      storage: start.ports.storage,
    });
  },
  loadFailedAgain,
  noticeNetwork,
  syncTabs,
  storeIp: (start) => storeIp(start),
  startVisit: (start) => void startVisit(start, location.search),
  refreshCart: (start) => void start.persistence?.read.then(() => readCart(start)),
  // While the page was in the back-forward cache, the checkout may have changed the cart.
  refreshCachedPage: (start) =>
    addEventListener('pageshow', ({ persisted }) => persisted && void readCart(start), {
      signal: start.signal,
    }),
  startQueue,
  showBadge: (start) => void showBadge(start, setBadge),
  prefetchOnPress,
  guardTaps,
  describePage: describeVisit,
  track: trackVisit,
  resolveFlags,
  startWorker,
};

/** Runs the steps of start-up that the first paint does not wait for. */
export const startDeferred = (start: DeferredStart): void =>
  runSteps(deferredSteps, start, (cause) => console.error(cause));

/** Returns the profile of the mock's social provider. */
export const mockSocial = async () => (await import('./mockSocial.ts')).mockSocial();

/** Prefetches the HTML of a page of this origin (CAT-29). */
export const prefetchPageHtml = pageHtmlPrefetcher((url, init) => fetch(url, init));
