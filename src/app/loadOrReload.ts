import { loadChunk } from './chunk.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Loads code that is needed now. Where it does not come the page is reloaded, which may be done once per 60 s
 * (APP-12, APP-13); rejects with a `ChunkError` where it may not.
 */
export async function loadOrReload<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(name, load);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    // While the page is on its way out what waits stays as it is: a promise that never ends keeps it.
    if (reloadOnce(Date.now())) return new Promise<never>(() => undefined);
    throw cause;
  }
}
