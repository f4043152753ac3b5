import { isCartFulfilled } from '#store/matchers.ts';
import { isNetworkBack } from '#store/online.ts';
import { queueKey } from '#store/persistence/persistedSlices.ts';
import { readNow } from '#store/persistence/tabStorage.ts';
import type { SyncQueue } from '#schemas/syncQueue.ts';
import { startDecided } from '#store/session/customerEvents.ts';
import type { DeferredStart } from './makeShop.ts';

/**
 * Sends the queued changes of cart and wishlist: at start, once the customer is confirmed, after a reply of the cart,
 * when the network is back, and when the tab gets the focus (KEEP-02, KEEP-10). Merges the changes that another tab
 * writes but does not send them: that tab does. Loads the code of the queue only if there are changes.
 */
export function startQueue({
  store,
  shop,
  persistence,
  signal,
}: Pick<DeferredStart, 'store' | 'shop' | 'persistence' | 'signal'>): void {
  async function resume(isWrittenElsewhere = false) {
    const text = readNow(shop.storage, queueKey);
    const isWaiting = text?.includes('"changes":[]') === false;
    const held = (store.getState() as { syncQueue?: SyncQueue }).syncQueue;
    if (!isWaiting && !held?.changes.length) return;
    const { mergeQueue, resumeQueue } = await import('#flows/queue/sendQueue.ts');
    if (signal.aborted) return;
    if (isWrittenElsewhere) mergeQueue(store, shop);
    else void resumeQueue(store, shop);
  }
  const run = () => void resume().catch(() => undefined);
  addEventListener('focus', run, { signal });
  addEventListener('storage', () => void resume(true).catch(() => undefined), { signal });
  store.react({
    matches: (action): action is unknown =>
      isNetworkBack(action) || isCartFulfilled(action) || startDecided.match(action),
    run,
  });
  // The persisted state says which session the changes belong to.
  void (persistence?.read ?? Promise.resolve()).then(run);
}
