import type { LateStart } from './makeShop.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/exchangeKeys.ts';

/**
 * Removes the exchange that this tab keeps when the customer logs out in another one (STATE-14): the storage of a tab is
 * seen by no other, and what they share does not tell a logout from an expiry, after which she goes on with it (AFTER-04).
 * Returns what tells the other tabs of a logout here. Where the browser has no channels each tab is for itself.
 */
export function followLogouts({
  ports: { tab, headers },
  persistence,
  signal,
}: Pick<LateStart, 'ports' | 'signal'> & {
  persistence: Pick<NonNullable<LateStart['persistence']>, 'mergeOtherTab'>;
}): () => void {
  // The types have it everywhere.
  const Channel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined;
  if (Channel === undefined) return () => undefined;
  // Visitors of the mock share a browser.
  const channel = new Channel(`logout ${headers['x-mock-session'] ?? ''}`);
  channel.addEventListener('message', () => {
    // The screen that would write it again is left first.
    persistence.mergeOtherTab();
    for (const key of [exchangeDraftKey, exchangeBankKey]) tab.removeItem(key);
  });
  signal.addEventListener('abort', () => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  return () => channel.postMessage('logout');
}
