import { chunkTimeout } from '#rules/start/chunkLoading.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import type { shellTexts } from '#texts/shell.ts';
import { type ChunkFailure, chunkFailureOf, reloadOnce } from './chunkFailureOf.ts';
import { reloadPage } from './reloadPage.ts';

export type ChunkOutcome<Module> = { module: Module } | { failure: ChunkFailure };

/**
 * Loads a late chunk; `name` is for the console. A failure is an outcome, after 120 s at the latest (APP-14).
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<ChunkOutcome<Module>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    // Rejects without a cause, which distinguishes a timeout from a failure to load.
    timer = setTimeout(reject, chunkTimeout);
  });
  try {
    return { module: await Promise.race([load(), timeout]) };
  } catch (cause) {
    return { failure: await chunkFailureOf(name, cause) };
  } finally {
    clearTimeout(timer);
  }
}

/** A screen whose chunk could not be loaded. */
export interface FailedChunk {
  /** The server could not be reached. */
  offline: boolean;
  /** It is being loaded again. */
  busy: boolean;
  onRetry: (byHand: boolean) => void;
}

const failed: Record<string, FailedChunk | undefined> = {};
let show: (() => void) | undefined;

function set(name: string, failure: FailedChunk) {
  failed[name] = failure;
  show?.();
}

/**
 * Retries a screen's failed chunk at once, since the shopper has opened it again, and calls `listener` with each of its
 * failures from now on; returns the unsubscribe.
 */
export function watchChunk(name: string, listener: (failure: FailedChunk | undefined) => void): () => void {
  failed[name]?.onRetry(true);
  show = () => listener(failed[name]);
  show();
  return () => {
    show = undefined;
  };
}

/**
 * Resolves when a screen's chunk should be loaded again: with true on the shopper's retry, with false when the network is
 * back.
 */
export function waitForRetry(name: string, offline: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const onOnline = () => onRetry(false);
    const onRetry = (byHand: boolean) => {
      removeEventListener('online', onOnline);
      set(name, { offline, busy: true, onRetry });
      resolve(byHand);
    };
    addEventListener('online', onOnline);
    set(name, { offline, busy: false, onRetry });
  });
}

/**
 * Loads the code of a screen. If it is missing since a deployment the page is reloaded, once per 60 s (APP-12, APP-13);
 * otherwise the screen's skeleton shows the problem, and this waits for a retry: it never rejects (KEEP-08). Where the
 * server answers right after the failure the code is loaded once more at once (KEEP-09).
 */
export async function loadOrReload<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let byHand = false;
  let isRepeated = false;
  for (;;) {
    const outcome = await loadChunk(name, load);
    if ('module' in outcome) return outcome.module;
    const { missing, offline, answers } = outcome.failure;
    // The network may have come back just before: one more failure is not for want of it.
    isRepeated = answers && !missing && !isRepeated;
    if (isRepeated) continue;
    // The page is being unloaded: a promise that never settles keeps the screen as it is.
    if (missing && reloadOnce()) return new Promise<never>(() => undefined);
    // The code is still missing: on a retry by hand the page is reloaded if the server answers, since the screen has no
    // state to lose; by itself it may fail while another one is in view.
    if (byHand && missing) await reloadPage();
    byHand = await waitForRetry(name, offline);
  }
}

/**
 * Makes what loads the code that a press needs. If that fails the result is undefined and a message says so, and the
 * typed or chosen values stay (KEEP-08). If the code is missing since a deployment the message offers a reload.
 */
export const loadOrTell =
  (store: Store, { errors }: ReturnType<typeof shellTexts>) =>
  async <Code>(name: string, load: () => Promise<Code>): Promise<Code | undefined> => {
    const outcome = await loadChunk(name, load);
    if ('module' in outcome) return outcome.module;
    const { missing: reload, offline } = outcome.failure;
    const text = errors[offline ? 'offline' : 'generic'];
    store.dispatch(flashQueued({ text, flashMessageType: 'error', reload }));
    return undefined;
  };
