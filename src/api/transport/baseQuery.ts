import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import { mayRetry, backoffBefore } from '#lib/retry.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { fetchOnce } from './fetchOnce.ts';
import { sessionOf, withToken } from './ofSession.ts';
import type { StorePorts } from './ports.ts';
import { problemOf } from './problems.ts';
import { requestOf } from './requestOf.ts';

/** A call and its arguments. */
export interface Call {
  endpoint: Endpoint;
  args: Record<string, unknown>;
}

/** Metadata of a response. */
export interface CallMeta {
  /** Whether the early call of the page delivered it. */
  early: boolean;
}

type Transport = BaseQueryFn<Call, unknown, Problem, object, CallMeta>;

/**
 * The transport of every call: makes the request, adds the token, limits the time, and retries reads. Returns the JSON of
 * the response or a `Problem`. A call whose session has ended meanwhile returns the problem `aborted`. Never throws.
 */
export const baseQuery: Transport = async ({ endpoint, args }, api, options) => {
  const { clock, random, wait, takeEarly, onDate, ...extra } = api.extra as StorePorts;
  const dropped = { error: problemOf('aborted') };
  const complete = withToken(endpoint, args, extra);
  if (complete === undefined) return dropped;
  const isCurrent = sessionOf(endpoint, extra);
  const request = requestOf(endpoint, complete, extra);
  const call = takeEarly?.(request);
  // The time of a settled early call starts now, so that its age does not shorten the retries.
  const began = call === undefined || call.settled ? clock() : call.began;
  let early = call && { call, spent: clock() - began };
  const sendOnce: Transport = async () => {
    const meta = { early: early !== undefined };
    // Only calls with a token: the service worker may answer other calls with a stored response and its old date.
    const outcome = await fetchOnce(endpoint, request, api.signal, {
      ...(early && { early }),
      ...(endpoint.auth && onDate && { onDate }),
    });
    const unread = meta.early && 'error' in outcome && outcome.error.code === 'notJson';
    early = undefined;
    return unread ? fetchOnce(endpoint, request, api.signal) : { ...outcome, meta };
  };
  const withRetries = retry(sendOnce, {
    backoff: (count) => wait(backoffBefore(count, random(), clock() - began)),
    retryCondition: (error, _args, { attempt: count }) =>
      isCurrent() &&
      mayRetry({
        kind: endpoint.kind,
        problem: error as Problem,
        attempt: count,
        elapsed: clock() - began,
      }),
  });
  // Stryker disable next-line ObjectLiteral: the attempts of a call share the request made before
  const outcome = await withRetries({ endpoint, args }, api, options);
  // Drop a response that belongs to an earlier session.
  return isCurrent() ? outcome : dropped;
};
