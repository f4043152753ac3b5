import type { CallInteraction } from './contracts.ts';
import type { Mismatch, Replayed } from './replay.ts';
import type { Trouble } from './trouble.ts';

/** What became of one interaction, with everything that a report says about it. */
export interface InteractionResult {
  provider: string;
  call: string;
  description: string;
  /** Names of its provider states. */
  states: readonly string[];
  outcome: 'kept' | 'failed' | 'not run';
  trouble?: Trouble;
  mismatches: readonly Mismatch[];
  /** Method and URL, if it was sent. */
  request?: string;
  /** Status that the contract expects. */
  expectedStatus: number;
  /** Status of the answer, if there was one. */
  status?: number;
  /** The beginning of the body of the answer. */
  body?: string;
}

const bodyExcerpt = 2000;

/** The part of an interaction that a result names. */
interface Named extends Pick<CallInteraction, 'call'> {
  interaction: Pick<CallInteraction['interaction'], 'description' | 'providerStates' | 'response'>;
}

/** The result of an interaction, by what became of it. */
export function resultOf(
  provider: string,
  named: Named | undefined,
  { answer, ...replayed }: Replayed,
): InteractionResult {
  const { description = '', providerStates = [], response } = named?.interaction ?? {};
  return {
    ...replayed,
    provider,
    call: named?.call ?? '',
    description,
    states: providerStates.map(({ name }) => name),
    expectedStatus: response?.status ?? 0,
    ...(answer && { status: answer.status, body: answer.body.toString().slice(0, bodyExcerpt) }),
  };
}
