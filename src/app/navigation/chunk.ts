import type { Shop } from '#flows/shop.ts';
import { chunkTimeout } from '#rules/start/chunkLoading.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import type { shellTexts } from '#texts/shell.ts';
import { type ChunkFailure, chunkFailureOf, reloadOnce } from './chunkFailureOf.ts';
import { reloadPage } from './reloadPage.ts';

export type ChunkOutcome<Module> = { module: Module } | { failure: ChunkFailure };

/**
 * Loads a lazy chunk; `name` is for the console. A failure is an outcome; so is a load that a shopper has waited for
 * during 120 s (APP-14). If the server answers right after the failure, the network may be back, so the chunk is loaded
 * once more at once (KEEP-09).
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  isAwaited = () => true,
  isRepeated = false,
): Promise<ChunkOutcome<Module>> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    let waited = 0;
    timer = setInterval(() => {
      waited = isAwaited() ? waited + 1000 : 0;
      // Without a cause, which distinguishes a timeout from a failure to load.
      if (waited === chunkTimeout) reject();
    }, 1000);
  });
  try {
    return { module: await Promise.race([load(), timeout]) };
  } catch (cause) {
    const failure = await chunkFailureOf(name, cause);
    if (failure.answers && !failure.missing && !isRepeated) return loadChunk(name, load, isAwaited, true);
    // The server has the chunk, and it does not load: a file that it imports is missing (APP-12).
    return { failure: { ...failure, missing: failure.answers } };
  } finally {
    clearInterval(timer);
  }
}

/** The name of the deferred chunk, which decides who visits: guarded screens wait for it. */
export const deferredChunk = 'deferred';

/** A screen whose chunk could not be loaded. */
export interface FailedChunk {
  /** The server could not be reached. */
  offline: boolean;
  /** It is being loaded again. */
  busy: boolean;
  onRetry: (byHand: boolean) => void;
}

const failed: Record<string, FailedChunk | undefined> = {};
let watched: string | undefined;
let show: (() => void) | undefined;

function set(name: string, failure: FailedChunk) {
  failed[name] = failure;
  show?.();
}

/**
 * Retries the failed chunk of a screen in view at once, since the shopper has opened it again, and calls `listener` with
 * each of its failures from now on; returns the unsubscribe.
 */
export function watchChunk(name: string, listener: (failure: FailedChunk | undefined) => void): () => void {
  watched = name;
  failed[name]?.onRetry(true);
  show = () => listener(failed[name]);
  show();
  return () => {
    watched = show = undefined;
  };
}

/** How a chunk that guarded screens wait for is loaded again: after a pause in ms too, until `signal` aborts. */
interface Repeats {
  pause: number;
  signal: AbortSignal;
}

/** The maximum pause between two retries in ms; each pause is twice the one before. */
const maxPause = 60_000;

/** Resolves with true on the shopper's retry, with false when the network is back or the pause is over. */
export function waitForRetry(name: string, offline: boolean, repeats?: Repeats): Promise<boolean> {
  return new Promise((resolve) => {
    const onReturn = () => onRetry(false);
    const timer = repeats && setTimeout(onReturn, repeats.pause);
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('online', onReturn);
    };
    const onRetry = (byHand: boolean) => {
      stop();
      set(name, { offline, busy: true, onRetry });
      resolve(byHand);
    };
    addEventListener('online', onReturn);
    repeats?.signal.addEventListener('abort', () => {
      stop();
      failed[name] = undefined;
    });
    set(name, { offline, busy: false, onRetry });
  });
}

/**
 * Loads the code of a screen. If it is missing since a deployment while its skeleton is in view, the page is reloaded, once
 * per 60 s (APP-12, APP-13); otherwise the skeleton shows the problem, and this waits for a retry: it never rejects
 * (KEEP-08).
 */
export async function loadOrReload<Module>(
  name: string,
  load: () => Promise<Module>,
  repeats?: Repeats,
): Promise<Module> {
  let byHand = false;
  for (let pause = repeats?.pause ?? 0; ; pause = Math.min(2 * pause, maxPause)) {
    const outcome = await loadChunk(name, load, () => name === watched);
    if ('module' in outcome) {
      failed[name] = undefined;
      return outcome.module;
    }
    const { missing, offline } = outcome.failure;
    // The page is being unloaded: a promise that never settles keeps the screen as it is.
    const isOver = repeats?.signal.aborted || (missing && name === watched && reloadOnce());
    if (isOver) return new Promise<never>(() => undefined);
    // The code is still missing, or hangs: on a retry by hand the page is reloaded if the server answers, since the screen
    // has no state to lose; by itself it may fail while another one is in view.
    if (byHand && !offline) await reloadPage();
    byHand = await waitForRetry(name, offline, repeats && { ...repeats, pause });
  }
}

/**
 * Makes what loads the code that a press needs. If that fails the result is undefined and a message says so, by `texts` if
 * there are other ones, and the typed or chosen values stay (KEEP-08). If the code is missing since a deployment the
 * message offers a reload.
 */
export function loadOrNotify(store: Store, { errors }: ReturnType<typeof shellTexts>): Shop['need'] {
  let last = '';
  return async (name, load, texts = errors) => {
    // The message of an earlier press is over, so that the one of this press is read aloud and has its whole time.
    if (last) store.dispatch(flashDismissed(last));
    last = '';
    const outcome = await loadChunk(name, load);
    if ('module' in outcome) return outcome.module;
    const { missing: reload, offline } = outcome.failure;
    last = texts[offline ? 'offline' : 'generic'];
    store.dispatch(flashQueued({ text: last, flashMessageType: 'error', reload }));
    return undefined;
  };
}
