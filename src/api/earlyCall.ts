import type { PlainRequest } from './requestOf.ts';

/** A call that was sent before the shop's own script had come; the shop takes it over instead of sending it again. */
export interface EarlyCall {
  request: PlainRequest;
  /** Time in ms. */
  began: number;
  response: Promise<Response>;
  /** An answer has begun to come, or the call has failed. */
  settled: boolean;
  /** Ends the call. */
  stop: AbortController;
  /** Held, so that the browser keeps the first picture for the screen that shows it. */
  picture?: HTMLImageElement;
}

/** A screen that has not asked within so many ms gets a new answer. */
const longestKept = 60_000;

/** Sends a request as the transport would, at a time in ms. A failure is quiet: it is told to whoever takes it over. */
export function sendEarly(request: PlainRequest, began: number): EarlyCall {
  const stop = new AbortController();
  const response = fetch(request.url, { ...request, signal: stop.signal });
  const call = { request, began, response, settled: false, stop };
  const settle = () => {
    call.settled = true;
  };
  response.then(settle, settle);
  return call;
}

/** Gives an early call to the one request that is its equal; what is older than `longestKept` is given to nobody. */
export function handOver(early: EarlyCall | undefined, clock: () => number) {
  let left = early;
  return (request: PlainRequest): EarlyCall | undefined => {
    const call = left;
    if (call === undefined || JSON.stringify(call.request) !== JSON.stringify(request)) return undefined;
    left = undefined;
    return clock() - call.began < longestKept ? call : undefined;
  };
}
