import { chunkTimeout } from '#rules/start/chunkTimeout.ts';
import type { ChunkFailure } from './chunkFailureOf.ts';
import { probe } from './probe.ts';

/** The diagnosis is in the late chunk. */
const loadDiagnosis = () => import('./chunkFailureOf.ts');

export type ChunkOutcome<Module> = { module: Module } | { failure: ChunkFailure };

/** The failure when the code of the diagnosis could not be loaded either: only whether the server answers is known. */
async function undiagnosed(): Promise<ChunkFailure> {
  const answers = (await probe(location.href)) !== undefined;
  return { missing: false, offline: !answers, answers };
}

/**
 * Loads a late chunk; `name` is for the console, `diagnosis` loads the code of the diagnosis. A failure is an outcome, after
 * 120 s at the latest (APP-14).
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  diagnosis = loadDiagnosis,
): Promise<ChunkOutcome<Module>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    // Rejects without a cause, which distinguishes a timeout from a failure to load.
    timer = setTimeout(reject, chunkTimeout);
  });
  try {
    return { module: await Promise.race([load(), timeout]) };
  } catch (cause) {
    const explain = async () => (await diagnosis()).chunkFailureOf(name, cause);
    return { failure: await explain().catch(undiagnosed) };
  } finally {
    clearTimeout(timer);
  }
}
