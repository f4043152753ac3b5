import { type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';

/** Runs work after the next paint, so that the response to an input is visible first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

/** Maximum wait for an idle moment after the page has loaded, in ms. */
const idleTimeout = 3000;

/** Delay after the page has loaded in browsers without idle callbacks, such as Safari, in ms. */
const idleDelay = 300;

/** Runs work when the page has loaded and is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const canceller = new AbortController();
  const { signal } = canceller;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleTimeout });
    else setTimeout(run, idleDelay);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
  return () => canceller.abort();
}

/** A visitor who is still on the page after this time stays; in ms. */
const stayDelay = 3000;

/**
 * Runs work once a visitor stays: when something is scrolled, or after three seconds. For work that the shopper has not
 * requested, so that it does not compete with the page. Returns a function that cancels it.
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
  setTimeout(run, stayDelay);
  return () => canceller.abort();
}

/**
 * A value with deferred rendering: new data renders in interruptible parts, removed data disappears at once, and data
 * that is present when its screen opens renders immediately. `of` identifies the subject.
 */
export function useDeferredData<Value>(of: string, value: Value | undefined): Value | undefined {
  const drawnOf = useDeferredValue(of);
  const drawn = useDeferredValue(value);
  return value === undefined || drawnOf !== of ? value : drawn;
}

/** Whether the component is still shown: work that it started must not change the page after the shopper has left. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
