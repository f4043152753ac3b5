import type { Problem, ProblemCode } from '#schemas/problem.ts';

/** Timeout of one attempt in ms (API-12). */
export const attemptTimeout = 10_000;

/** Latest start of a retry, in ms after the first attempt began (API-12). */
export const lastAttemptStart = 10_000;

/** Retries of a read after the first attempt (API-10, API-11). */
export const maxRetries = 3;

const passing: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['network', 'timeout', 'server']);

/** `attempt` counts from 1; `elapsed` is the time in ms since the first attempt began. */
interface FailedAttempt {
  kind: 'read' | 'change';
  problem: Pick<Problem, 'code'>;
  attempt: number;
  elapsed: number;
}

/** Whether a failed call is retried (API-10 to API-12); changes never are. */
export function mayRetry({ kind, problem, attempt, elapsed }: FailedAttempt): boolean {
  if (kind === 'change' || attempt > maxRetries || !passing.has(problem.code)) return false;
  // Timers fire slightly late, so a timed-out first attempt counts as exactly the timeout.
  const spent = problem.code === 'timeout' ? Math.min(elapsed, attempt * attemptTimeout) : elapsed;
  return spent <= lastAttemptStart;
}

const firstPause = 400;

/**
 * Delay in ms before the next attempt (API-12): exponential backoff with jitter, where `random` from 0 to 1 takes off
 * up to half. Limited so that no attempt starts after `lastAttemptStart`.
 */
export function backoffBefore(attempt: number, random: number, elapsed = 0): number {
  const maxPause = firstPause * 2 ** (attempt - 1);
  return Math.min(maxPause * (0.5 + random / 2), Math.max(0, lastAttemptStart - elapsed));
}
