import { useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { type NewChange, queueChange, storeWaits } from '#flows/queue/storedQueue.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { queuedOf } from '#rules/cart/putChange.ts';
import { cartRows, type RemovedLine } from '#rules/cart/shownCart.ts';
import type { CartItem } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';

/** The list of queued changes; its code is loaded ahead of time. */
export const LazyPending = lazyPart(() => import('#commerce/cart/PendingChanges.tsx'), 'PendingChanges');

const none: CartItem[] = [];

const loadQueue = () => import('#flows/queue/sendQueue.ts');

/**
 * Returns the rows of the cart and the functions that change them. A change shows at once (optimistic) and goes into the
 * queue (KEEP-10), which sends it when no cart call is pending (CART-09). The last change of an item counts. A refused
 * change is rolled back to the server's cart, with a message.
 */
export function useCartEdits() {
  const store = useAppStore();
  const shop = useShop();
  const items = useAppSelector(selectCart)?.items ?? none;
  const queue = useAppSelector(selectQueue);
  const changes = queue.changes.filter((change) => !isFavourite(change));
  const [removed, setRemoved] = useState<readonly RemovedLine<CartItem>[]>([]);
  // A removal that failed or was undone ends when the cart has the line and the queue is empty.
  const offered = removed.filter(
    ({ item }) => queuedOf(changes, item.id) ?? items.every(({ id }) => id !== item.id),
  );
  const all = cartRows(items, offered);

  if (offered.length < removed.length) setRemoved(offered);

  // Loads the code that sends and shows changes ahead of the first change.
  useEffect(
    () =>
      whenIdle(() => {
        void loadQueue().catch(() => undefined);
        LazyPending.warm();
      }),
    [],
  );

  async function put(change: NewChange) {
    queueChange(store, shop, change);
    const queue = await shop.need('queue', loadQueue);
    // The change is on the device, and waits for a page that can load the code.
    if (queue === undefined) storeWaits(store, shop, true);
    if (change.kind === 'restore') queue?.dismissRemoved(store, shop);
    void queue?.sendQueue(store, shop);
  }

  const idsBefore = (item: string) => {
    const ids = all.map((row) => row.item.id);
    return ids.slice(0, ids.indexOf(item));
  };

  return {
    rows: all
      .map(({ item, removed: isOffered }) => {
        const quantity = queuedOf(changes, item.id)?.quantity ?? (isOffered ? 0 : item.quantity);
        return { item: { ...item, quantity: quantity || item.quantity }, removed: quantity === 0, isOffered };
      })
      .filter((row) => !row.removed || row.isOffered),
    waiting: queue.waits ? changes : [],
    /** `saved`: the removed line was saved for later (KEEP-07). */
    setQuantity: (item: CartItem, quantity: number, saved = false) => {
      if (quantity === 0)
        setRemoved((before) => [
          ...before.filter((each) => each.item.id !== item.id),
          { item, before: idsBefore(item.id) },
        ]);
      void put({ item: item.id, name: item.name, quantity, kind: 'set', ...(saved && { saved }) });
    },
    /** Restores a removed line with its quantity (KEEP-01). */
    restore: ({ id }: CartItem) => {
      const line = removed.find(({ item }) => item.id === id);
      if (line === undefined) return;
      const { name, quantity } = line.item;
      void put({ item: id, name, quantity, kind: 'restore', before: [...line.before] });
    },
    dropRemoved: (id: string) => setRemoved((before) => before.filter(({ item }) => item.id !== id)),
    /** Whether all changes have their response. */
    settled: changes.length === 0,
  };
}
