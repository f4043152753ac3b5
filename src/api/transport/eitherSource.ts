import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Call, CallMeta } from './baseQuery.ts';
import type { CallPorts } from './ports.ts';
import { problemOf } from './problems.ts';
import { schemaFailure } from './schemaFailure.ts';

type Answer = { data?: unknown; error?: unknown; meta?: CallMeta | undefined };
type Outcome<Model> = { data: Model } | { error: Problem };

/** Arguments of a call plus its source, which every caller has to name, so that no call bypasses the flag (FLAG-11). */
export type WithSource<Asked> = Asked & { source: DataSource };

/** The call of one source and the mapping from its validated reply to the model. */
export interface SourceCall<Asked, Model> {
  call: (asked: Asked, extra: CallPorts) => Call;
  read: (answer: unknown) => Outcome<Model>;
}

/** Types the call and the mapping of one source. */
export function sourceCall<E extends Endpoint, Asked, Model>(
  endpoint: E,
  argsOf: (asked: Asked, extra: CallPorts) => ArgsOf<E>,
  toModel: (reply: ReplyOf<E>) => Model,
): SourceCall<Asked, Model> {
  return {
    call: (asked, extra) => ({ endpoint, args: argsOf(asked, extra) as Record<string, unknown> }),
    read: (answer) => {
      const checked = v.safeParse(endpoint.reply, answer);
      return checked.success ? { data: toModel(checked.output) } : { error: schemaFailure(checked) };
    },
  };
}

/**
 * RTK Query endpoint options for a call that either source can answer with one model (CAT-22, FLAG-11). The legacy
 * code is a late chunk, so that other visits do not load it.
 */
export function eitherSource<Asked, Model>(
  own: SourceCall<Asked, Model>,
  legacy: () => Promise<SourceCall<Asked, Model>>,
) {
  return {
    queryFn: async (
      asked: WithSource<Asked>,
      { extra }: BaseQueryApi,
      _options: unknown,
      send: (call: Call) => Answer | PromiseLike<Answer>,
    ): Promise<Outcome<Model> & { meta?: CallMeta }> => {
      const source = asked.source === 'legacy' ? await legacy().catch(() => undefined) : own;
      if (source === undefined) return { error: problemOf('network') };
      const { data, error, meta } = await send(source.call(asked, extra as CallPorts));
      const outcome = error === undefined ? source.read(data) : { error: error as Problem };
      return { ...outcome, ...(meta && { meta }) };
    },
  };
}
