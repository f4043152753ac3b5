import { linesIn } from '#flows/cart/cartCalls.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { sendQueue } from '#flows/queue/sendQueue.ts';
import { endChange } from '#rules/cart/syncQueue.ts';
import { otherTabWrote, queueKey } from '#store/persistence/persistedSlices.ts';
import { changePut, queueReplaced, selectQueue } from '#store/syncQueue.ts';
import type { Spoil } from './sessionPage.ts';

/** Changes are on no device. */
const withoutDevice: Spoil = ({ store, shop }) =>
  store.react({
    matches: changePut.match,
    run: () => void setTimeout(() => void shop.storage?.removeItem(queueKey), 0),
  });

/** A change ends when another one is put in. */
const withoutOlder: Spoil = ({ store }) =>
  store.react({
    matches: changePut.match,
    run({ payload: { id } }) {
      for (const { id: older } of selectQueue(store.getState()).changes)
        if (older !== id) store.dispatch(queueReplaced(endChange(selectQueue(store.getState()), older)));
    },
  });

/** What another tab has removed comes back. */
const withoutRemovals: Spoil = ({ store, shop }) => {
  let before = linesIn(store);
  store.react({
    matches: (action): action is unknown => action !== undefined,
    run(action) {
      const now = linesIn(store);
      const gone = before.filter(({ item }) => now.every((line) => line.item !== item));
      before = now;
      if (!otherTabWrote.match(action)) return;
      for (const line of gone) queueChange(store, shop, { ...line, kind: 'restore' });
      if (gone.length > 0) void sendQueue(store, shop);
    },
  });
};

/** Wrong implementations of what keeps a shopper's choices, by their fault. */
export const wrongShoppers: Readonly<Record<string, Spoil>> = {
  'changes that are not on the device': withoutDevice,
  'a queue of one change': withoutOlder,
  'removals of another tab that come back': withoutRemovals,
};
