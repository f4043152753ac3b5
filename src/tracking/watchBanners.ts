import { poll } from '#lib/poll.ts';
import type { RootState } from '#store/makeStore.ts';
import { promotionsShown } from './signals.ts';
import { promotionsIn } from './sights.ts';

/** Time in ms between two looks for banners (TRACK-30). */
const every = 1000;

interface Watched {
  getState: () => RootState;
  /** Is aborted when home is left. */
  signal: AbortSignal;
  feed: (signal: unknown) => void;
}

/** Reports the banners of home, once they are there (TRACK-30). */
export function watchBanners({ getState, signal, feed }: Watched): void {
  const check = () => {
    const promotions = promotionsIn(getState()).map(({ promotion }) => promotion);
    if (promotions.length > 0) feed(promotionsShown(promotions));
    return promotions.length > 0;
  };
  poll(check, { every, signal });
}
