import * as v from 'valibot';
import type { Mismatch } from '#contracts/verifier/replay.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Steps } from './sequence.ts';

/** Ends a sequence at the first step that is not as it must be. */
export class Ended extends Error {
  readonly mismatches: readonly Mismatch[];
  constructor(...mismatches: Mismatch[]) {
    super('The sequence has ended.');
    this.mismatches = mismatches;
  }
}

const mismatch = (path: string, expected: unknown, actual: unknown): Mismatch => ({
  type: 'StepMismatch',
  path,
  expected,
  actual,
});

/** The first value of an answer that is not the expected one. */
function difference(path: string, expected: unknown, actual: unknown): Mismatch | undefined {
  if (typeof expected !== 'object' || expected === null)
    return expected === actual ? undefined : mismatch(path, expected, actual);
  const entries = Object.entries(expected);
  if (!Array.isArray(expected))
    return entries
      .map(([name, value]) =>
        difference(`${path}.${name}`, value, (actual as typeof expected)?.[name as never]),
      )
      .find((found) => found !== undefined);
  const list = Array.isArray(actual) ? (actual as unknown[]) : [];
  if (list.length !== expected.length) return mismatch(`${path}.length`, expected.length, list.length);
  return entries
    .filter(([, value]) => !list.some((entry) => difference(path, value, entry) === undefined))
    .map(([index, value]) => difference(`${path}.${index}`, value, list[Number(index)]))[0];
}

/** The answer to a call; with the message of the refusal, if it is one. */
interface Answered {
  json: unknown;
  text: string;
  refusal: string | undefined;
}

/** The steps of a sequence, whose calls `send` sends. */
export function stepsBy(send: (call: Endpoint, args: object) => Promise<Answered>): Steps {
  const does: Steps['does'] = async (call, args) => {
    const { json, refusal } = await send(call, args as object);
    if (refusal !== undefined) throw new Ended(mismatch(call.name, 'a success', `the refusal '${refusal}'`));
    const { success, output, issues } = v.safeParse(call.reply, json);
    if (success) return output;
    const [issue] = issues;
    throw new Ended(mismatch(`${call.name} ${v.getDotPath(issue)}`, issue.expected, issue.received));
  };
  return {
    does,
    shows: async (call, args, part) => {
      const found = difference('', part, await does(call, args));
      if (found !== undefined) throw new Ended({ ...found, path: `${call.name} ${found.path?.slice(1)}` });
    },
    refuses: async (call, args) => {
      const { refusal, text } = await send(call, args as object);
      if (refusal === undefined) throw new Ended(mismatch(call.name, 'a refusal', text));
    },
    hides: async (call, args, value) => {
      const { refusal, text } = await send(call, args as object);
      if (refusal === undefined && text.includes(JSON.stringify(value)))
        throw new Ended(mismatch(call.name, `no '${value}', which belongs to another customer`, text));
    },
    tries: async (call, args) => void (await send(call, args as object)),
    differ: (what, one, other) => {
      if (one === other) throw new Ended(mismatch(what, 'two values', `'${one}' twice`));
    },
  };
}
