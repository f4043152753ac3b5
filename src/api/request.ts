import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { Call } from './baseQuery.ts';

/**
 * What an RTK Query endpoint is made of: `build.query(request(getHome, toHome))`. The answer is checked as it came
 * over the wire, then read into the shop's model.
 */
export function request<E extends Endpoint, Model>(
  endpoint: E,
  toModel: (reply: ReplyOf<E>, args: ArgsOf<E>) => Model,
) {
  return {
    query: (args: ArgsOf<E>): Call => ({ endpoint, args: args as Record<string, unknown> }),
    rawResponseSchema: endpoint.reply as E['reply'],
    transformResponse: (reply: ReplyOf<E>, _meta: unknown, args: ArgsOf<E>): Model => toModel(reply, args),
  };
}
