import type { Mismatch } from './replay.ts';
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
