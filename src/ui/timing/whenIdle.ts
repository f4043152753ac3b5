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
