/** Runs work after the next paint, so that the response to an input is visible first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

/** Maximum wait for an idle moment after the page has loaded, in ms. */
const patience = 3000;

/** Wait after the page has loaded where there is no idle callback, as in Safari, in ms. */
const pause = 300;

/** Runs work when the page has loaded and is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const canceller = new AbortController();
  const { signal } = canceller;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, pause);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
  return () => canceller.abort();
}

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
