import { chunkFailureMessage, chunkFailureReason, chunkTimeout } from '#rules/chunkFailure.ts';

/** Thrown when the code of a screen has not come; its message is for the console (ERR-09, ERR-10). */
class ChunkError extends Error {
  override name = 'ChunkError';
}

const addressIn = (text: string) => /(?:https?:\/\/|\/)\S+?\.(?:js|css|tsx?)\S*/.exec(text)?.[0] ?? '';

async function headOf(url: string) {
  try {
    const { status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return { status, type: headers.get('content-type') };
  } catch {
    return undefined;
  }
}

async function failureOf(name: string, cause: unknown, waited: number) {
  const text = cause instanceof Error ? cause.message : '';
  const url = addressIn(text);
  const kind = /CSS/i.test(text) ? 'stylesheet' : 'script';
  const answer = waited < chunkTimeout && url !== '' ? await headOf(url) : undefined;
  const { pathname } = new URL(url, location.href);
  return new ChunkError(
    chunkFailureMessage(kind, name, chunkFailureReason(kind, waited, answer), url && pathname),
  );
}

/** Loads the code of a screen, named as in the route table. Rejects with a `ChunkError`, after 120 s at the latest (APP-14). */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const began = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    // A timer rings a little late or early: that it rang is what counts.
    const isLate = cause instanceof Error && cause.message === 'late';
    throw await failureOf(name, cause, isLate ? chunkTimeout : performance.now() - began);
  } finally {
    clearTimeout(timer);
  }
}
