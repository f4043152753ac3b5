import type { PlainRequest } from './requestOf.ts';

/** A call that the page's inline script sent before the bundle was loaded; `baseQuery` takes it over. */
export interface EarlyCall {
  request: PlainRequest;
  /** Start time in ms. */
  began: number;
  response: Promise<Response>;
  /** Whether response headers have arrived or the call has failed. */
  settled?: boolean;
  /** Aborts the call. */
  stop: AbortController;
}

/** Maximum age of an early call in ms; an older one is ignored. */
const maxAge = 60_000;

/**
 * Sends a request as the transport does, or wraps a response that the page already contains. `now` is the time in ms,
 * `aborter` stops the request. The parameter names are unique in the inline script, so that the minifier inlines the
 * function.
 */
export const sendEarly = (
  toSend: PlainRequest,
  now: number,
  aborter: AbortController,
  given?: string | false,
): EarlyCall => ({
  request: toSend,
  began: now,
  stop: aborter,
  response: given
    ? Promise.resolve(new Response(given))
    : fetch(toSend.url, { ...toSend, signal: aborter.signal }),
});

/**
 * Makes the function that returns the early call to the first equal request, unless it is older than `maxAge`. Call it at
 * start, because it notes whether the early call has settled. The caller that takes the call over handles its rejection.
 */
export function takeEarlyCall(early: EarlyCall | undefined, clock: () => number) {
  let left = early;
  if (early) {
    const settle = () => {
      early.settled = true;
    };
    early.response.then(settle, settle);
  }
  return (request: PlainRequest): EarlyCall | undefined => {
    const call = left;
    if (call === undefined || JSON.stringify(call.request) !== JSON.stringify(request)) return undefined;
    left = undefined;
    return clock() - call.began < maxAge ? call : undefined;
  };
}
