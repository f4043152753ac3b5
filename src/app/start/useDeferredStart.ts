import { useEffect, useState } from 'react';
import { deferredChunk, loadOrReload } from '#app/navigation/chunk.ts';
import { networkChanged } from '#store/online.ts';
import { afterPaint } from '#ui/timing/moments.ts';
import type { Started } from './makeShop.ts';

/** Delay in ms before the first retry to load the deferred chunk. */
const pause = 3000;

/**
 * Continues start-up after the first paint: updates the online flag with the browser's events (PWA-01, PWA-02), and runs
 * the deferred steps once their code has loaded. Until then the shop works without them. The arguments of the first
 * render are used throughout.
 */
export function useDeferredStart(started: Started, load: typeof loadDeferred): void {
  const [first] = useState({ started, load });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const { started, load } = first;
    const update = () => started.store.dispatch(networkChanged(navigator.onLine));
    addEventListener('online', update, { signal });
    addEventListener('offline', update, { signal });
    if (!navigator.onLine) update();
    const run = async () => {
      const { startDeferred } = await loadOrReload(deferredChunk, load, { pause, signal });
      if (!signal.aborted) startDeferred({ ...started, signal });
    };
    afterPaint(() => void run());
    return () => end.abort();
  }, [first]);
}

/** Loads the deferred chunk: the code of start-up that the first paint does not need. */
export const loadDeferred = () => import('./deferred.ts');
