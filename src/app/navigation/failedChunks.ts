/** A screen whose chunk could not be loaded. */
export interface FailedChunk {
  /** The server could not be reached. */
  offline: boolean;
  /** It is being loaded again. */
  busy: boolean;
  onRetry: (byHand: boolean) => void;
}

const failed: Record<string, FailedChunk | undefined> = {};
let show: (() => void) | undefined;

function set(name: string, failure: FailedChunk) {
  failed[name] = failure;
  show?.();
}

/**
 * Retries a screen's failed chunk at once, since the shopper has opened it again, and calls `listener` with each of its
 * failures from now on; returns the unsubscribe.
 */
export function watchChunk(name: string, listener: (failure: FailedChunk | undefined) => void): () => void {
  failed[name]?.onRetry(true);
  show = () => listener(failed[name]);
  show();
  return () => {
    show = undefined;
  };
}

/**
 * Resolves when a screen's chunk should be loaded again: with true on the shopper's retry, with false when the network is
 * back.
 */
export function waitForRetry(name: string, offline: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const onOnline = () => onRetry(false);
    const onRetry = (byHand: boolean) => {
      removeEventListener('online', onOnline);
      set(name, { offline, busy: true, onRetry });
      resolve(byHand);
    };
    addEventListener('online', onOnline);
    set(name, { offline, busy: false, onRetry });
  });
}
