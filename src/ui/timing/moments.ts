import { type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';

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

/**
 * A value with deferred rendering: new data renders in interruptible parts, removed data disappears at once, and data
 * that is present when its screen opens renders immediately. `of` identifies the subject.
 */
export function useDeferredData<Value>(of: string, value: Value | undefined): Value | undefined {
  const drawnOf = useDeferredValue(of);
  const drawn = useDeferredValue(value);
  return value === undefined || drawnOf !== of ? value : drawn;
}

/** Whether the component is still shown: what it has begun must not change the page once it was left. */
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
