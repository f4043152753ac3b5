interface Polling {
  /** Time in ms between two checks. */
  every: number;
  /** Time in ms after which it ends in any case. */
  timeout?: number;
  signal: AbortSignal;
}

/** Runs a check at once and then every `every` ms, until it returns true. */
export function poll(check: () => boolean, { every, timeout = Infinity, signal }: Polling): void {
  if (signal.aborted || check()) return;
  let left = Math.floor(timeout / every);
  const timer = setInterval(() => {
    left -= 1;
    if (check() || left <= 0) clearInterval(timer);
  }, every);
  signal.addEventListener('abort', () => clearInterval(timer));
}
