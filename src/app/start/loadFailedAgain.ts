import { sendFailedAgain } from '#api/sendFailedAgain.ts';
import { afterReturn, isNetworkBack, selectOnline, selectWasOffline } from '#store/online.ts';
import type { LateStart } from './makeShop.ts';

/** Loads what could not be loaded without network once the network is back, whatever shows it (KEEP-09). */
export function loadFailedAgain({
  store,
  ports,
  signal,
}: Pick<LateStart, 'store' | 'ports' | 'signal'>): void {
  let returns = 0;
  async function run() {
    const own = ++returns;
    for (let left = afterReturn.tries; left > 0; left--) {
      if (signal.aborted || own !== returns || !selectOnline(store.getState())) return;
      store.dispatch(sendFailedAgain());
      await ports.wait(afterReturn.pause);
    }
  }
  /** A browser may say that there is a network although it never was gone. */
  const runAfterLoss = () => {
    if (selectWasOffline(store.getState())) void run();
  };
  store.react({ matches: isNetworkBack, run: runAfterLoss });
  // The network may have come back before this code, which was loaded with it.
  runAfterLoss();
}
