import { sendFailedAgain } from '#api/sendFailedAgain.ts';
import { afterReturn, isNetworkBack, networkChanged, selectOnline, selectWasOffline } from '#store/online.ts';
import type { DeferredStart } from './makeShop.ts';

/** Updates the online flag when the page is shown, because a page in the background may get no event (PWA-01). */
export function noticeNetwork({ store, signal }: Pick<DeferredStart, 'store' | 'signal'>): void {
  const look = () => {
    const { onLine } = navigator;
    if (onLine !== selectOnline(store.getState())) store.dispatch(networkChanged(onLine));
  };
  for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, look, { signal });
}

/** Runs when the network is back and a few more times: a phone reports a network before it works (KEEP-09). */
export function onReturn(
  { store, ports, signal }: Pick<DeferredStart, 'store' | 'ports' | 'signal'>,
  run: (isFirst: boolean) => void,
): void {
  let returns = 0;
  async function runAll() {
    const own = ++returns;
    for (let left = afterReturn.tries; left > 0; left--) {
      if (signal.aborted || own !== returns || !selectOnline(store.getState())) return;
      run(left === afterReturn.tries);
      await ports.wait(afterReturn.pause);
    }
  }
  /** A browser may report a network although it was never lost. */
  const runAfterLoss = () => {
    if (selectWasOffline(store.getState())) void runAll();
  };
  store.react({ matches: isNetworkBack, run: runAfterLoss });
  // The network may have returned before this code was loaded.
  runAfterLoss();
}

/** Repeats the failed reads of the shown content when the network is back (KEEP-09). */
export const loadFailedAgain = (start: Pick<DeferredStart, 'store' | 'ports' | 'signal'>): void =>
  onReturn(start, () => start.store.dispatch(sendFailedAgain()));
