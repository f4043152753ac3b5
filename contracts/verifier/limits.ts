import { bodyLimit } from '#api/transport/readBody.ts';
import { attemptTimeout } from '#lib/retry.ts';

/** How long the verifier waits and how much it reads. */
export interface Limits {
  /** For a connection, in ms. */
  connectMs: number;
  /** For a complete answer, in ms. */
  answerMs: number;
  /** Size of an answer. */
  bytes: number;
  /** Timeouts in a row after which a provider is left. */
  timeouts: number;
}

/** The shop's own limits for an answer, so that no interaction passes here that fails in the shop. */
export const shopLimits: Limits = {
  connectMs: 4000,
  answerMs: attemptTimeout,
  bytes: bodyLimit,
  timeouts: 3,
};
