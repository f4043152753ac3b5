/**
 * Limits a request to a time in ms: `signal` aborts after it, and together with the given signal; `end` stops both.
 * `AbortSignal.any` is missing in Safari before 17.4.
 */
export function timeLimit(milliseconds: number, given: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  given.addEventListener('abort', abort);
  if (given.aborted) abort();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      given.removeEventListener('abort', abort);
    },
  };
}
