import { loadChunk } from './chunk.ts';
import { waitForRetry } from './failedChunks.ts';
import { reloadPage } from './reloadPage.ts';

/**
 * Loads the code of a screen. If it is missing since a deployment the page is reloaded, once per 60 s (APP-12, APP-13);
 * otherwise the screen's skeleton shows the problem, and this waits for a retry: it never rejects (KEEP-08). Where the
 * server answers right after the failure the code is loaded once more at once (KEEP-09).
 */
export async function loadOrReload<Module>(
  name: string,
  load: () => Promise<Module>,
  diagnosis?: Parameters<typeof loadChunk>[2],
): Promise<Module> {
  let byHand = false;
  let isRepeated = false;
  for (;;) {
    const outcome = await loadChunk(name, load, diagnosis);
    if ('module' in outcome) return outcome.module;
    const { missing, offline, answers, reloadOnce } = outcome.failure;
    // The network may have come back just before: one more failure is not for want of it.
    isRepeated = answers && !missing && !isRepeated;
    if (isRepeated) continue;
    // The page is being unloaded: a promise that never settles keeps the screen as it is.
    if (missing && reloadOnce?.()) return new Promise<never>(() => undefined);
    // The code is still missing, or there is no diagnosis: on a retry by hand the page is reloaded if the server
    // answers, since the screen has no state to lose; by itself it may fail while another one is in view.
    if (byHand && (missing || reloadOnce === undefined)) await reloadPage();
    byHand = await waitForRetry(name, offline);
  }
}
