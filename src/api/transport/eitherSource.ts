import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Call, CallMeta } from './baseQuery.ts';
import type { CallPorts } from './ports.ts';
import { problemOf, schemaFailure } from './problems.ts';

type Answer = { data?: unknown; error?: unknown; meta?: CallMeta | undefined };
type Outcome<Model> = { data: Model } | { error: Problem };

/** Arguments of a call plus its source, which every caller has to name, so that no call bypasses the flag (FLAG-11). */
export type WithSource<Args> = Args & { source: DataSource };

/** The call of one source and the mapping from its validated reply to the model. */
export interface SourceCall<Args, Model> {
  call: (args: Args, extra: CallPorts) => Call;
  read: (answer: unknown, args: Args) => Outcome<Model>;
}

/** Types the call and the mapping of one source. */
export function sourceCall<E extends Endpoint, Args, Model>(
  endpoint: E,
  argsOf: (args: Args, extra: CallPorts) => ArgsOf<E>,
  toModel: (reply: ReplyOf<E>, args: Args) => Model,
): SourceCall<Args, Model> {
  return {
    call: (args, extra) => ({ endpoint, args: argsOf(args, extra) as Record<string, unknown> }),
    read: (answer, args) => {
      const checked = v.safeParse(endpoint.reply, answer);
      return checked.success ? { data: toModel(checked.output, args) } : { error: schemaFailure(checked) };
    },
  };
}

/**
 * RTK Query endpoint options for a call that either source can answer with one model (CAT-22, FLAG-11). The legacy
 * code is a lazy chunk, so that other visits do not load it.
 */
export function eitherSource<Args, Model>(
  own: SourceCall<Args, Model>,
  legacy: () => Promise<SourceCall<Args, Model>>,
) {
  return {
    queryFn: async (
      args: WithSource<Args>,
      { extra }: BaseQueryApi,
      _options: unknown,
      send: (call: Call) => Answer | PromiseLike<Answer>,
    ): Promise<Outcome<Model> & { meta?: CallMeta }> => {
      const source = args.source === 'legacy' ? await legacy().catch(() => undefined) : own;
      if (source === undefined) return { error: problemOf('network') };
      const { data, error, meta } = await send(source.call(args, extra as CallPorts));
      const outcome = error === undefined ? source.read(data, args) : { error: error as Problem };
      return { ...outcome, ...(meta && { meta }) };
    },
  };
}
