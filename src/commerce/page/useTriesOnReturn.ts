import { useEffect, useRef } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';

/** A phone reports a network some time before it works: how often it is then tried, and the pause in between, in ms. */
const triesAfterReturn = 4;
const pauseAfterReturn = 3000;

interface Options {
  /** A try is under way. */
  busy: boolean;
  /** No network changes it. */
  isFinal?: boolean;
  /** The server could not be reached, whatever the device reports about its network. */
  offline?: boolean | undefined;
  retry: () => void;
}

/** Tries again what has failed when the network is back, and a few more times (KEEP-09). */
export function useTriesOnReturn({ busy, isFinal = false, offline = false, retry }: Options): void {
  const online = useAppSelector(selectOnline);
  const triesLeft = useRef(offline ? triesAfterReturn - 1 : 0);
  useEffect(() => {
    if (!online) triesLeft.current = triesAfterReturn;
    else if (!busy && !isFinal && triesLeft.current > 0) {
      if (triesLeft.current-- === triesAfterReturn) return retry();
      const timer = setTimeout(retry, pauseAfterReturn);
      return () => clearTimeout(timer);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Only the return of the network retries, and a retry that failed.
  }, [online, busy]);
}
