/** A screen whose chunk could not be loaded. */
export interface FailedChunk {
  /** The server could not be reached. */
  offline: boolean;
  /** It is being loaded again. */
  busy: boolean;
  onRetry: () => void;
}

const failed: Record<string, FailedChunk | undefined> = {};
let show: (() => void) | undefined;

function set(name: string, failure: FailedChunk) {
  failed[name] = failure;
  show?.();
}

/**
 * Retries a screen's failed chunk at once, and calls `listener` with each of its failures from now on; returns the
 * unsubscribe.
 */
export function watchChunk(name: string, listener: (failure: FailedChunk | undefined) => void): () => void {
  failed[name]?.onRetry();
  show = () => listener(failed[name]);
  show();
  return () => {
    show = undefined;
  };
}

/** Resolves when a screen's chunk should be loaded again: on the shopper's retry, or when the network is back. */
export function waitForRetry(name: string, offline: boolean): Promise<void> {
  return new Promise((resolve) => {
    const onRetry = () => {
      removeEventListener('online', onRetry);
      set(name, { offline, busy: true, onRetry });
      resolve();
    };
    addEventListener('online', onRetry);
    set(name, { offline, busy: false, onRetry });
  });
}
