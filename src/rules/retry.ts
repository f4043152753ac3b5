import type { Problem, ProblemCode } from '#schemas/problem.ts';

/** An attempt ends after so many ms (API-12). */
export const attemptTimeout = 10_000;

/** No attempt starts later than so many ms after the first (API-12). */
export const lastStart = 10_000;

/** Retries after the first try of a read (API-10, API-11). */
export const maxRetries = 3;

const passing: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['network', 'timeout', 'server']);

/** A failed attempt: its number, from 1, and the ms since the first began. */
interface FailedAttempt {
  kind: 'read' | 'change';
  problem: Pick<Problem, 'code'>;
  attempt: number;
  elapsed: number;
}

/** Whether a failed call is sent again (API-10 to API-12); a call that changes something never is. */
export function mayRetry({ kind, problem, attempt, elapsed }: FailedAttempt): boolean {
  if (kind === 'change' || attempt > maxRetries || !passing.has(problem.code)) return false;
  // A timer rings a little late: the first attempt has taken no longer than its limit, whatever the clock says.
  const spent = problem.code === 'timeout' ? Math.min(elapsed, attempt * attemptTimeout) : elapsed;
  return spent <= lastStart;
}

const firstPause = 400;

/**
 * Ms to wait after the failed attempt of that number (API-12): the longest pause doubles each time, and `random`,
 * from 0 to 1, takes off up to half of it. With the ms since the first attempt began no attempt starts too late.
 */
export function pauseBefore(attempt: number, random: number, elapsed = 0): number {
  const longest = firstPause * 2 ** (attempt - 1);
  return Math.min(longest * (0.5 + random / 2), Math.max(0, lastStart - elapsed));
}
