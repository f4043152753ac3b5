import { useEffect, useState } from 'react';
import { networkChanged } from '#store/online.ts';
import { afterPaint } from '#ui/timing/moments.ts';
import type { Started } from './makeShop.ts';

type Deferred = Awaited<ReturnType<typeof loadDeferred>>;

/** The first and the longest pause between two attempts, in ms; each is twice the one before. */
const pauses = { first: 3000, longest: 60_000 };

/** Loads the deferred chunk, again after each pause and when the network is back; undefined once `signal` aborts. */
async function loadUntilDone(load: typeof loadDeferred, signal: AbortSignal): Promise<Deferred | undefined> {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    const deferred = await load().catch(() => undefined);
    if (deferred !== undefined) return deferred;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true, signal });
    });
  }
  return undefined;
}

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
      const loaded = await loadUntilDone(load, signal);
      if (signal.aborted || loaded === undefined) return;
      loaded.startDeferred({ ...started, signal });
    };
    afterPaint(() => void run());
    return () => end.abort();
  }, [first]);
}

/** Loads the deferred chunk: all that the first paint does not need, in one file. */
export const loadDeferred = () => import('./deferred.ts');
