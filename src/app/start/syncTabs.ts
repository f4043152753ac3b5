import { linkTabs } from '#store/persistence/otherTabs.ts';
import { logoutChannel } from './logoutChannel.ts';
import type { LateStart } from './makeShop.ts';
import { inOneTab } from './oneTab.ts';

/**
 * Merges what other tabs write, at the latest when this tab gets the focus or is shown again, and writes what is pending
 * when it is hidden or left (KEEP-04).
 */
export function syncTabs({
  store,
  ports,
  persistence,
  signal,
}: Pick<LateStart, 'store' | 'ports' | 'persistence' | 'signal'>): void {
  if (persistence === undefined) return;
  // Visitors of the mock share a browser, and wait for nobody else.
  const visitor = ports.headers['x-mock-session'] ?? '';
  const logouts = logoutChannel({ ports, persistence });
  linkTabs(store, {
    ...persistence,
    alone: (turn, work) => inOneTab(`${turn} ${visitor}`, work),
    tellLogout: logouts.tell,
  });
  logouts.open();
  // A page with an open channel may not be kept for the way back.
  addEventListener('pagehide', logouts.close, { signal });
  addEventListener('pageshow', logouts.open, { signal });
  signal.addEventListener('abort', logouts.close);
  const flush = () => void persistence.flush();
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  const merge = () => persistence.mergeOtherTab();
  // What the other tab wrote while it was hidden may arrive after the focus, both may be visible side by side, and a page
  // that was kept for the way back has missed all of it.
  for (const name of ['focus', 'storage', 'pageshow']) addEventListener(name, merge, { signal });
  // The tab may have got the focus before this code was loaded.
  void persistence.read.then(merge);
}
