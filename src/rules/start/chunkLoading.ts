/** Time in ms after which a chunk that has not loaded has failed (APP-14). */
export const chunkTimeout = 120_000;

/** Interval between two steps of the progress bar in ms (APP-09). */
export const progressTick = 1_000;

/**
 * Percentage of the progress bar after a whole number of seconds since the skeleton appeared (APP-08 to APP-11), from
 * the percentage one second earlier and a random number from 0 to 1.
 */
export function progressAfter(previous: number, seconds: number, random: number): number {
  if (seconds < 1) return 0;
  return seconds === 1 ? 5 : Math.min(100, previous + random * 10);
}

type Kind = 'script' | 'stylesheet';

/** Why a chunk failed (ERR-09). */
export type ChunkFailureReason = 'timeout' | 'missing' | 'other';

const typeOf: Record<Kind, RegExp> = {
  script: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  stylesheet: /^text\/css\b/i,
};

/**
 * Why a chunk failed (APP-14, ERR-10): `waited` ms after its request, and the answer to a HEAD request for it, status
 * and content type; undefined without an answer.
 */
export function chunkFailureReason(
  kind: Kind,
  waited: number,
  answer: { status: number; type: string | null } | undefined,
): ChunkFailureReason {
  if (waited >= chunkTimeout) return 'timeout';
  if (answer === undefined) return 'other';
  const { status, type } = answer;
  // Stryker disable next-line StringLiteral: the fallback only has to match nothing
  return status === 404 || status === 410 || !typeOf[kind].test(type ?? '') ? 'missing' : 'other';
}

/** Returns the console message of a failed chunk; `name` is the screen's name in the route table (ERR-09, ERR-10). */
export function chunkFailureMessage(
  kind: Kind,
  name: string,
  reason: ChunkFailureReason,
  url: string,
): string {
  return `Loading ${kind === 'stylesheet' ? 'CSS ' : ''}chunk ${name} failed. (${reason}: ${url})`;
}

/** Minimum time in ms between two automatic reloads (APP-13). */
export const reloadInterval = 60_000;

/**
 * Whether the page may reload itself after a chunk failed (APP-12, APP-13). `marker` is the time of the last such
 * reload in ms, as text; with a missing or unreadable marker it may.
 */
export function mayReload(marker: string | null, now: number): boolean {
  const last = Number(marker ?? Number.NaN);
  return Number.isNaN(last) || Math.abs(now - last) >= reloadInterval;
}
