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

/**
 * Resolves the flags once the visitor stays: code and request come after those of the page (FLAG-24).
 */
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

/** Time in ms for which the read at start blocks adding, at most (CART-09). */
const longestBlock = 3000;

/**
 * Reads the cart of the last visit once, if there is one (CART-24). The code of the calls is loaded only then, so a
 * visit without a cart does not load it. If the read fails the cart does not change.
 */
export async function refreshCart(
  store: Store,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (selectCart(store.getState()) === undefined) return;
  const { readCart } = await import('#flows/cart/cartCalls.ts');
  await readCart(store, (requestId) => {
    void wait(longestBlock).then(() => store.dispatch(readTimedOut(requestId)));
  });
}

/** Stores the IP of the visitor, which a server may write into the document; '' without it (APP-46, APP-47). */
export function storeIp({ store }: { store: Store }, page: Pick<Document, 'querySelector'> = document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="client-ip"]');
  store.dispatch(ipRead(meta?.content.trim() ?? ''));
}

// What is needed after the first paint only is in this chunk too, so that it is one file and one request.
export { copy, share } from './device.ts';

// An answer of the cart comes with the code of its calls, in which these texts are.
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
  // The cart may have changed at the server while the browser kept the page for the way back, as from the checkout.
  refreshKeptPage: (start) =>
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

/** Runs all of start-up that the first paint does not wait for. */
export const startDeferred = (start: DeferredStart): void =>
  runSteps(deferredSteps, start, (cause) => console.error(cause));

/** Asks the social provider of builds with the mock backend. */
export const mockSocial = async () => (await import('./mockSocial.ts')).mockSocial();

/** Requests pages of this origin for their HTML (CAT-29). */
export const prefetchPageHtml = pageHtmlPrefetcher((url, init) => fetch(url, init));
