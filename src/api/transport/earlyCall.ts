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

/** Maximum age of an early call in ms; an older answer is requested again. */
const maxAge = 60_000;

/**
 * Sends a request as the transport does, unless its answer is there; `now` in ms, `aborter` stops it. These names are
 * used nowhere else in the inline script: then the minifier puts the function where it is called.
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
 * Returns the early call to the first request equal to it, unless it is older than `maxAge`. Made as the shop starts, so
 * that a call which is settled by then is known to be; a rejection surfaces only where the call is taken over.
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
