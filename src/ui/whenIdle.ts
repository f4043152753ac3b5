/** Longest wait in ms for a quiet moment after the page has loaded. */
const patience = 3000;

/** Runs some work once the page has loaded and is idle; the function that comes back calls it off. */
export function whenIdle(work: () => void): () => void {
  const canceller = new AbortController();
  const { signal } = canceller;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, patience);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
  return () => canceller.abort();
}

/**
 * Does some work once the page has drawn what stands already: the answer to a finger comes first. It stands here because
 * it would be a request of its own for what comes later and needs it.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}
