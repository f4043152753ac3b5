import { useEffect, useState } from 'react';
import { networkChanged } from '#store/online.ts';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import type { loadLate } from './loadLate.ts';
import type { Started } from './makeShop.ts';

/**
 * Runs the late steps of start-up after the first paint. If their code cannot be loaded, the shop works without, and
 * loads it again when the network is back. The arguments of the first render are used throughout.
 */
export function useLateStart(started: Started, load: typeof loadLate): void {
  const [first] = useState({ started, load });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const { started, load } = first;
    const update = () => started.store.dispatch(networkChanged(navigator.onLine));
    const run = () => {
      if (signal.aborted) return;
      load().then(
        ({ startLate }) => signal.aborted || startLate({ ...started, signal }),
        () => {
          // The network is most often what is missing, and nothing listens to it yet.
          update();
          addEventListener('offline', update, { signal });
          addEventListener('online', retry, { once: true, signal });
        },
      );
    };
    const retry = () => {
      update();
      run();
    };
    afterPaint(run);
    return () => end.abort();
  }, [first]);
}
