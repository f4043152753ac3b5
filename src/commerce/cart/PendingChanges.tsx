import { useState } from 'react';
import { leaveFocus } from '#commerce/page/focus.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { discardChange, resumeQueue } from '#flows/queue/sendQueue.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { QueuedChange } from '#schemas/syncQueue.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { shellTexts } from '#texts/shell.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import styles from './PendingChanges.module.css';

/** The focus goes from a discarded change to the button Retry, and from the last change to the page. */
const focusRetry = leaveFocus<HTMLElement>((row) => row.closest('section')?.querySelector('button'));
const focusPage = leaveFocus<HTMLElement>((section) => section.closest('main'));

interface PendingChangesProps {
  changes: readonly QueuedChange[];
  /** The lines of the cart, which have the names of the changed items. */
  items: readonly CartItem[];
  onRetry?: () => void;
}

/** The changes that wait for the network or an overloaded server. The shopper can retry all or discard one (KEEP-02). */
export function PendingChanges({ changes, items, onRetry }: PendingChangesProps) {
  const { syncQueue: texts, errors } = useTexts(syncQueueTexts, shellTexts);
  const store = useAppStore();
  const online = useAppSelector(selectOnline);
  const shop = useShop();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    onRetry?.();
    // If the retry fails too, its message is new, so that screen readers announce it.
    for (const text of [errors.generic, errors.offline]) store.dispatch(flashDismissed(text));
    await resumeQueue(store, shop, true);
    setRetrying(false);
    const state = store.getState();
    if (!selectQueue(state).waits) return;
    const text = errors[selectOnline(state) ? 'generic' : 'offline'];
    store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
  }

  return (
    <section ref={focusPage} className={styles.section} aria-label={texts.pending}>
      <div className={styles.head}>
        <Icon name={online ? 'alert' : 'offline'} size={20} />
        <h2 className={styles.title}>{texts.pending}</h2>
        <Button kind="text" busy={retrying} onClick={() => void retry()}>
          {errors.retry}
        </Button>
      </div>
      <ul>
        {changes.map((change) => {
          const { id, item, quantity, name: known } = change;
          const line = items.find((each) => each.id === item);
          const name = line?.name ?? known ?? item;
          const what = isFavourite(change)
            ? texts.favourite(name, quantity > 0)
            : texts.what(name, quantity, line !== undefined);
          return (
            <li key={id} ref={focusRetry} className={styles.row}>
              <span className={styles.what}>{what}</span>
              <Button kind="text" onClick={() => discardChange(store, shop, id)}>
                <SpokenText text={texts.discard} more={`: ${name}`} />
              </Button>
            </li>
          );
        })}
      </ul>
      {!changes.every(isFavourite) && <p className={styles.quiet}>{texts.sums}</p>}
    </section>
  );
}
