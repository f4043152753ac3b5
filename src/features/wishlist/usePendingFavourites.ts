import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { PendingChangesProps } from '#commerce/cart/PendingChanges.tsx';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectQueue } from '#store/syncQueue.ts';
import type { Elements } from '#ui/elements.ts';

/** The changes of the wishlist that wait for the network (KEEP-02), once the code that shows them has loaded. */
export function usePendingFavourites(): Elements {
  const { changes, waits } = useAppSelector(selectQueue);
  const [Part, setPart] = useState<ComponentType<PendingChangesProps>>();

  // It is there before the network is gone.
  useEffect(() => {
    import('#commerce/cart/lateQueue.ts').then(
      ({ PendingChanges }) => setPart(() => PendingChanges),
      () => undefined,
    );
  }, []);

  const waiting = waits ? changes.filter(isFavourite) : [];
  return Part && waiting.length > 0 && createElement(Part, { changes: waiting, items: [] });
}
