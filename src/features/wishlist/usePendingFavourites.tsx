import { useEffect } from 'react';
import { LazyPending } from '#commerce/cart/LazyPending.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectQueue } from '#store/syncQueue.ts';
import type { Elements } from '#ui/elements.ts';

/** The changes of the wishlist that wait for the network (KEEP-02), once the code that shows them has loaded. */
export function usePendingFavourites(): Elements {
  const { changes, waits } = useAppSelector(selectQueue);
  // It is there before the network is gone.
  useEffect(() => LazyPending.warm(), []);
  const waiting = waits ? changes.filter(isFavourite) : [];
  return waiting.length > 0 && <LazyPending changes={waiting} items={[]} />;
}
