import type { LateStart } from './makeShop.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/exchangeKeys.ts';

interface LogoutChannel {
  open: () => void;
  close: () => void;
  /** Tells the other tabs of a logout in this one. */
  tell: () => void;
}

/**
 * Removes the exchange that this tab keeps when the customer logs out in another one (STATE-14): the storage of a tab is
 * seen by no other, and what they share does not tell a logout from an expiry, after which she goes on with it (AFTER-04).
 * Where the browser has no channels, or refuses them, each tab is for itself.
 */
export function logoutChannel({
  ports: { tab, headers },
  persistence,
}: Pick<LateStart, 'ports'> & {
  persistence: Pick<NonNullable<LateStart['persistence']>, 'mergeOtherTab'>;
}): LogoutChannel {
  let channel: BroadcastChannel | undefined;

  function forget() {
    // The screen that would write it again is left first.
    persistence.mergeOtherTab();
    for (const key of [exchangeDraftKey, exchangeBankKey]) tab.removeItem(key);
  }

  return {
    open() {
      if (channel !== undefined) return;
      // Visitors of the mock share a browser.
      channel = attempt(() => new BroadcastChannel(`logout ${headers['x-mock-session'] ?? ''}`));
      channel?.addEventListener('message', forget);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    tell: () => channel?.postMessage('logout'),
  };
}
