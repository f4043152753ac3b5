import { mayReload } from '#rules/reloadGuard.ts';

const markerKey = 'reloaded_at';

/** Reloads the page after a chunk failed, at most once per 60 s in all (APP-12, APP-13); false where it may not. */
export function reloadOnce(now: number): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(markerKey), now)) return false;
    sessionStorage.setItem(markerKey, String(now));
  } catch {
    // Without storage nobody could tell a second reload from the first, so there is none.
    return false;
  }
  location.reload();
  return true;
}
