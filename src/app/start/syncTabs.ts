import { linkTabs } from '#store/persistence/otherTabs.ts';
import { ifAllowed } from '#store/persistence/tabStorage.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/traces.ts';
import type { DeferredStart } from './makeShop.ts';

/** Merges what other tabs write, at the latest on focus or return, and writes what is pending on leaving (KEEP-04). */
export function syncTabs({
  store,
  ports,
  persistence,
  signal,
}: Pick<DeferredStart, 'store' | 'ports' | 'persistence' | 'signal'>): void {
  if (persistence === undefined) return;
  // Visitors of the mock share a browser, so each has a lock of their own.
  const visitor = ports.headers['x-mock-visitor'] ?? '';
  const logouts = logoutChannel({ ports, persistence });
  linkTabs(store, {
    ...persistence,
    alone: (turn, work) => inOneTab(`${turn} ${visitor}`, work),
    notifyLogout: logouts.notify,
  });
  logouts.open();
  // A page with an open channel may be left out of the back-forward cache.
  addEventListener('pagehide', logouts.close, { signal });
  addEventListener('pageshow', logouts.open, { signal });
  signal.addEventListener('abort', logouts.close);
  const flush = () => void persistence.flush();
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  const merge = () => persistence.mergeOtherTab();
  // Focus alone is not enough: a write of a hidden tab may arrive after it, both tabs may be visible, and a page from the
  // back-forward cache has received no storage events.
  for (const name of ['focus', 'storage', 'pageshow']) addEventListener(name, merge, { signal });
  // The tab may have got the focus before this code was loaded.
  void persistence.read.then(merge);
}

interface LogoutChannel {
  open: () => void;
  close: () => void;
  /** Notifies other tabs of a logout in this tab. */
  notify: () => void;
}

/**
 * Removes this tab's exchange draft when the customer logs out in another tab (STATE-14). The draft is in session
 * storage, which other tabs cannot reach, and the shared state does not distinguish a logout from an expiry, which keeps
 * the draft (AFTER-04). Without BroadcastChannel the draft stays.
 */
export function logoutChannel({
  ports: { tab, headers },
  persistence,
}: Pick<DeferredStart, 'ports'> & {
  persistence: Pick<NonNullable<DeferredStart['persistence']>, 'mergeOtherTab'>;
}): LogoutChannel {
  let channel: BroadcastChannel | undefined;

  function forget() {
    // First the logout: it closes the screen that would write the draft again.
    persistence.mergeOtherTab();
    for (const key of [exchangeDraftKey, exchangeBankKey]) tab.removeItem(key);
  }

  return {
    open() {
      if (channel !== undefined) return;
      // Visitors of the mock share a browser.
      channel = ifAllowed(() => new BroadcastChannel(`logout ${headers['x-mock-visitor'] ?? ''}`));
      channel?.addEventListener('message', forget);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    notify: () => channel?.postMessage('logout'),
  };
}

/** The maximum time in ms to wait for another tab: a change takes 10 s, the read before it 20 s (API-12). */
const maxWait = 30_000;

const visible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/**
 * Runs work while no other tab of this device runs work of this name (KEEP-02). The wait has a timeout, because a tab
 * that the system has stopped may hold its lock forever. Without a lock (insecure page, cookies blocked, timeout) the
 * visible tab runs the work; two tabs that are both visible may then send the same quantity twice. Rejects only with the
 * error of the work.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined;
  const begin = () => (begun ??= work());
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(maxWait) }, begin);
  } catch {
    // An error of the work is thrown again by `begin` below.
  }
  if (begun === undefined) await visible();
  await begin();
}
