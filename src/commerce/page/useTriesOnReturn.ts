import { useEffect, useRef } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { afterReturn, selectOnline } from '#store/online.ts';

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
  const triesLeft = useRef(offline ? afterReturn.tries - 1 : 0);
  useEffect(() => {
    if (!online) triesLeft.current = afterReturn.tries;
    else if (!busy && !isFinal && triesLeft.current > 0) {
      if (triesLeft.current-- === afterReturn.tries) return retry();
      const timer = setTimeout(retry, afterReturn.pause);
      return () => clearTimeout(timer);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Only the return of the network retries, and a retry that failed.
  }, [online, busy]);
}
