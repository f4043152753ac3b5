import { pageHtmlPrefetcher } from '#api/transport/pageHtml.ts';
import { resolveFlags } from '#app/flags/resolveFlags.ts';
import { guardTaps } from '#app/navigation/guardTaps.ts';
import { prefetchOnPress } from '#app/navigation/prefetchOnPress.ts';
import { describeVisit } from '#app/metadata/describeVisit.ts';
import { trackVisit } from '#app/tracking/trackVisit.ts';
import { startWorker } from '#app/offline/startWorker.ts';
import { followCity } from '#store/followCity.ts';
import { registerReactions } from '#store/reactions.ts';
import { setBadge } from './device.ts';
import type { LateStart, Started } from './makeShop.ts';
import { loadFailedAgain } from './loadFailedAgain.ts';
import { noticeNetwork } from './noticeNetwork.ts';
import { refreshCart } from './refreshCart.ts';
import { showBadge } from './showBadge.ts';
import { type LateStep, runSteps } from './steps.ts';
import { startQueue } from './startQueue.ts';
import { startVisit } from './startVisit.ts';
import { storeIp } from './storeIp.ts';
import { syncTabs } from './syncTabs.ts';

// What is needed after the first paint only is in this chunk too, so that it is one file and one request.
export { copy, share } from './device.ts';

// An answer of the cart comes with the code of its calls, in which these texts are.
const loadCartTexts = () => import('#texts/cartMessages.ts');

const readCart = ({ store, ports }: Started) => refreshCart(store, ports.wait);

/** What each late step does. */
export const lateSteps: Readonly<Record<LateStep, (start: LateStart) => void>> = {
  registerReactions: (start) => {
    followCity(start.store, start.ports.cookies);
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
export const startLate = (start: LateStart): void =>
  runSteps(lateSteps, start, (cause) => console.error(cause));

/** Asks the social provider of builds with the mock backend. */
export const mockSocial = async () => (await import('./mockSocial.ts')).mockSocial();

/** Requests pages of this origin for their HTML (CAT-29). */
export const prefetchPageHtml = pageHtmlPrefetcher((url, init) => fetch(url, init));
