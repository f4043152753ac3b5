import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Call, CallMeta } from './baseQuery.ts';
import type { Extra } from './extra.ts';
import { problemOf } from './problems.ts';
import { schemaFailure } from './schemaFailure.ts';

type Answer = { data?: unknown; error?: unknown; meta?: CallMeta | undefined };
type Outcome<Model> = { data: Model } | { error: Problem };

/** What is asked for, and of which source; the backend-for-frontend where none is named. */
export type Sourced<Asked> = Asked & { source?: DataSource };

/** How one source answers: its call, and the model read from its checked answer. */
export interface Answering<Asked, Model> {
  call: (asked: Asked, extra: Extra) => Call;
  read: (answer: unknown) => Outcome<Model>;
}

/** How a call answers something that is asked for. */
export function answering<E extends Endpoint, Asked, Model>(
  endpoint: E,
  argsOf: (asked: Asked, extra: Extra) => ArgsOf<E>,
  toModel: (reply: ReplyOf<E>) => Model,
): Answering<Asked, Model> {
  return {
    call: (asked, extra) => ({ endpoint, args: argsOf(asked, extra) as Record<string, unknown> }),
    read: (answer) => {
      const checked = v.safeParse(endpoint.reply, answer);
      return checked.success ? { data: toModel(checked.output) } : { error: schemaFailure(checked) };
    },
  };
}

/**
 * What an RTK Query endpoint is made of that either source answers (CAT-22, FLAG-11): both give one model. The code of
 * the legacy call comes when it is first asked for, so that it costs the other visitors nothing.
 */
export function eitherSource<Asked, Model>(
  own: Answering<Asked, Model>,
  legacy: () => Promise<Answering<Asked, Model>>,
) {
  return {
    queryFn: async (
      asked: Sourced<Asked>,
      { extra }: BaseQueryApi,
      _options: unknown,
      send: (call: Call) => Answer | PromiseLike<Answer>,
    ): Promise<Outcome<Model> & { meta?: CallMeta }> => {
      const source = asked.source === 'legacy' ? await legacy().catch(() => undefined) : own;
      if (source === undefined) return { error: problemOf('network') };
      const { data, error, meta } = await send(source.call(asked, extra as Extra));
      const outcome = error === undefined ? source.read(data) : { error: error as Problem };
      return { ...outcome, ...(meta && { meta }) };
    },
  };
}
