import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRequest, PictureResult, RenderedPicture } from './pictureProcess.ts';

const script = fileURLToPath(new URL('./pictureProcess.ts', import.meta.url));
const waiting = new Map<number, (result: PictureResult) => void>();
let running: ChildProcess | undefined;
let count = 0;

/** Keeps the server alive only while a picture is pending. */
function keepAlive(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) child.channel?.ref();
  else child.channel?.unref();
}

function start(): ChildProcess {
  const child = fork(script, { execArgv: [], serialization: 'advanced' });
  child.unref();
  child.on('message', ({ id, ...result }: PictureResult & { id: number }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
    keepAlive(child, waiting.size > 0);
  });
  child.on('exit', (code, signal) => {
    running = undefined;
    for (const settle of waiting.values()) settle({ failure: `the process ended with ${code ?? signal}` });
    waiting.clear();
  });
  return child;
}

/**
 * Draws and renders a picture in a child process, so that calls are not blocked; it starts with the first picture and ends
 * with the server. Undefined if there is no such picture; rejects if it cannot be rendered.
 */
export async function requestPicture(request: PictureRequest): Promise<RenderedPicture | undefined> {
  running ??= start();
  const child = running;
  const id = (count += 1);
  keepAlive(child, true);
  const result = await new Promise<PictureResult>((settle) => {
    waiting.set(id, settle);
    child.send({ ...request, id });
  });
  if ('failure' in result) throw new Error(`Failed to draw ${request.pathname}: ${result.failure}`);
  return result.picture;
}
