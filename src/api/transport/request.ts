import type { CallArgs, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { Call } from './baseQuery.ts';

/**
 * RTK Query endpoint options for a call: `build.query(request(getHome, toHome))`. The reply is validated as sent over
 * the wire, then mapped to the model.
 */
export function request<E extends Endpoint, Model>(
  endpoint: E,
  toModel: (reply: ReplyOf<E>, args: CallArgs<E>) => Model,
) {
  return {
    query: (args: CallArgs<E>): Call => ({ endpoint, args: args as Record<string, unknown> }),
    rawResponseSchema: endpoint.reply as E['reply'],
    transformResponse: (reply: ReplyOf<E>, _meta: unknown, args: CallArgs<E>): Model => toModel(reply, args),
  };
}

/** Caches an answer until the page is closed. */
export const cachedForVisit = { keepUnusedDataFor: Infinity };

/** Returns the data of a response; undefined after a failure, because a failed read still has earlier data. */
export const newAnswer = <Data>({ data, error }: { data?: Data; error?: unknown }): Data | undefined =>
  error === undefined ? data : undefined;
