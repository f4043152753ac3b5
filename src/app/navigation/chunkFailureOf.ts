import {
  chunkFailureMessage,
  chunkFailureReason,
  chunkTimeout,
  mayReload,
} from '#rules/start/chunkLoading.ts';
import { probe } from './reloadPage.ts';

/** Why a chunk was not loaded, and what can be done about it. */
export interface ChunkFailure {
  /** Only a reload helps (APP-12): a deployment has replaced it, or it failed while it ran, which is not repeated. */
  missing: boolean;
  /** The server did not answer, whatever the browser reports about the network (KEEP-08). */
  offline: boolean;
  /** The server answered right after the failure: the network may be back without an event that reports it. */
  answers: boolean;
}

const markerKey = 'reloaded_at';

/** Reloads the page after a chunk was missing, at most once per 60 s in all (APP-13); false where it may not. */
export function reloadOnce(): boolean {
  const now = Date.now();
  try {
    if (!mayReload(sessionStorage.getItem(markerKey), now)) return false;
    sessionStorage.setItem(markerKey, String(now));
  } catch {
    // Without storage a second reload could not be detected, so the page is not reloaded.
    return false;
  }
  location.reload();
  return true;
}

const addressIn = (text: string) => /(?:https?:\/\/|\/)\S+?\.(?:js|css|tsx?)\S*/.exec(text)?.[0] ?? '';

/** The messages of browsers and of the stylesheet loader for a file that was not loaded; any other error is from its code. */
const notLoaded = /import|module|preload/i;

/** The URL of the page's own entry, which every deployment replaces: its name depends on that of each chunk. */
const entryUrl = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Diagnoses a failed chunk and logs the reason (ERR-09, ERR-10); without a `cause` it has timed out. */
export async function chunkFailureOf(name: string, cause: unknown): Promise<ChunkFailure> {
  const isTimedOut = cause === undefined;
  const text = cause instanceof Error ? cause.message : '';
  const url = addressIn(text);
  const kind = /CSS/i.test(text) ? 'stylesheet' : 'script';
  // Safari does not name the URL, so the entry chunk shows whether there was a deployment.
  const probed = isTimedOut ? '' : url || entryUrl();
  const answer = isTimedOut ? undefined : await probe(probed || '/');
  const reason = chunkFailureReason(kind, isTimedOut ? chunkTimeout : 0, probed === '' ? undefined : answer);
  const { pathname } = new URL(url, location.href);
  console.error(chunkFailureMessage(kind, name, reason, url && pathname));
  return {
    missing: reason === 'missing' || (!isTimedOut && answer !== undefined && !notLoaded.test(text)),
    offline: !isTimedOut && answer === undefined,
    answers: answer !== undefined,
  };
}
