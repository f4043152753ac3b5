/** A visitor who is still there after this time stays; in ms. */
const stays = 3000;

/**
 * Runs work once a visitor stays: when something is scrolled, or after three seconds. It is for what nobody has asked
 * for, so that it does not compete with the page. Returns a function that cancels it.
 */
export function whenStaying(work: () => void): () => void {
  const canceller = new AbortController();
  const { signal } = canceller;
  const run = () => {
    if (signal.aborted) return;
    canceller.abort();
    work();
  };
  addEventListener('scroll', run, { signal, capture: true, passive: true });
  setTimeout(run, stays);
  return () => canceller.abort();
}
