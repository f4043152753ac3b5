import type { Call } from './baseQuery.ts';
import type { Extra } from './extra.ts';
import { type PlainRequest, requestOf } from './requestOf.ts';

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

/** Sends a call as the transport would. A failure is quiet: it is told to whoever takes the call over. */
export function sendEarly(
  { endpoint, args }: Call,
  extra: Pick<Extra, 'hosts' | 'store' | 'headers' | 'clock'>,
): EarlyCall {
  const request = requestOf(endpoint, args, extra);
  const { url, method, headers, body = null } = request;
  const stop = new AbortController();
  const response = fetch(url, { method, headers, body, signal: stop.signal });
  const call: EarlyCall = { request, began: extra.clock(), response, settled: false, stop };
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
