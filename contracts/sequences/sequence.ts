import type { StateName, StateParams } from '#mocks/states.ts';
import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';

/** Values that an answer must have; a list has as many entries, in any order, and a field that is undefined is absent. */
type Part<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Entry)[]
      ? readonly Part<Entry>[]
      : Value extends object
        ? { readonly [Name in keyof Value]?: Part<Value[Name]> | undefined }
        : Value;

/** The steps of a sequence. Each sends a call, and ends the sequence if it is not as it must be. */
export interface Steps {
  /** A call that must succeed; returns its answer. */
  does: <E extends Endpoint>(call: E, args: ArgsOf<E>) => Promise<ReplyOf<E>>;
  /** A call that must succeed, with these values in its answer. */
  shows: <E extends Endpoint>(call: E, args: ArgsOf<E>, part: Part<ReplyOf<E>>) => Promise<void>;
  /** A call that must be refused. */
  refuses: <E extends Endpoint>(call: E, args: ArgsOf<E>) => Promise<void>;
  /** A call that may be refused, and must not have this value in its answer. */
  hides: <E extends Endpoint>(call: E, args: ArgsOf<E>, value: string) => Promise<void>;
  /** A call that may be refused: a later step shows that it has changed nothing. */
  tries: <E extends Endpoint>(call: E, args: ArgsOf<E>) => Promise<void>;
  /** Two values that must not be equal. */
  differ: (what: string, one: string, other: string) => void;
}

/** Calls in order: the later ones read what the earlier ones have changed. */
export interface Sequence {
  /** The call whose effect is read. */
  call: string;
  /** What must be true; unique. */
  description: string;
  /** The provider state before the first step. */
  given: { name: StateName; params: Record<string, unknown> };
  run: (steps: Steps) => Promise<void>;
}

/** A provider state with its parameters. */
export const state = <Name extends StateName>(name: Name, params: StateParams<Name>): Sequence['given'] => ({
  name,
  params,
});

export const sequence = (
  { name: call }: Endpoint,
  description: string,
  given: Sequence['given'],
  run: Sequence['run'],
): Sequence => ({ call, description, given, run });
