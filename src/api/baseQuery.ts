import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import { mayRetry, pauseBefore } from '#rules/retry.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { attempt } from './attempt.ts';
import type { Extra } from './extra.ts';
import { requestOf } from './requestOf.ts';

/** A call and what it is called with: all that a resource's file hands to the transport. */
export interface Call {
  endpoint: Endpoint;
  args: Record<string, unknown>;
}

/** How an answer came. */
export interface CallMeta {
  /** By the call that the page itself had sent. */
  early: boolean;
}

type Transport = BaseQueryFn<Call, unknown, Problem, object, CallMeta>;

/** The transport of every call: address, version, body, time limit, retries of reads, failures as `Problem` values. */
export const baseQuery: Transport = async ({ endpoint, args }, api, options) => {
  const { clock, random, wait, takeEarly, ...extra } = api.extra as Extra;
  const request = requestOf(endpoint, args, extra);
  const call = takeEarly?.(request);
  // What has been answered, however late this is read, has not used up the time of the attempts that may follow.
  const began = call === undefined || call.settled ? clock() : call.began;
  let early = call && { call, spent: clock() - began };
  const sendOnce: Transport = async () => {
    const meta = { early: early !== undefined };
    const outcome = await attempt(endpoint, request, api.signal, early);
    const unread = meta.early && 'error' in outcome && outcome.error.code === 'notJson';
    early = undefined;
    return unread ? attempt(endpoint, request, api.signal) : { ...outcome, meta };
  };
  const patient = retry(sendOnce, {
    backoff: (count) => wait(pauseBefore(count, random(), clock() - began)),
    retryCondition: (error, _args, { attempt: count }) =>
      mayRetry({
        kind: endpoint.kind,
        problem: error as Problem,
        attempt: count,
        elapsed: clock() - began,
      }),
  });
  return patient({ endpoint, args }, api, options);
};
