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
