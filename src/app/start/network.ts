import { sendFailedAgain } from '#api/sendFailedAgain.ts';
import { afterReturn, isNetworkBack, networkChanged, selectOnline, selectWasOffline } from '#store/online.ts';
import type { LateStart } from './makeShop.ts';

/** Looks at the network when the page is shown (PWA-01): while it was frozen in the background there was no event. */
export function noticeNetwork({ store, signal }: Pick<LateStart, 'store' | 'signal'>): void {
  const look = () => {
    const { onLine } = navigator;
    if (onLine !== selectOnline(store.getState())) store.dispatch(networkChanged(onLine));
  };
  for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, look, { signal });
}

/**
 * Runs when the network is back, and a few times more while it stays: a phone reports it some time before it works (KEEP-09).
 */
export function onReturn(
  { store, ports, signal }: Pick<LateStart, 'store' | 'ports' | 'signal'>,
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
  /** A browser may say that there is a network although it never was gone. */
  const runAfterLoss = () => {
    if (selectWasOffline(store.getState())) void runAll();
  };
  store.react({ matches: isNetworkBack, run: runAfterLoss });
  // The network may have come back before this code, which was loaded with it.
  runAfterLoss();
}

/** Loads what could not be loaded without network once the network is back, whatever shows it (KEEP-09). */
export const loadFailedAgain = (start: Pick<LateStart, 'store' | 'ports' | 'signal'>): void =>
  onReturn(start, () => start.store.dispatch(sendFailedAgain()));
