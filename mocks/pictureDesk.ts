import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '#countries/country.ts';
import type { PictureFormat } from './renderPicture.ts';

/** A picture that is asked for: its address, and how it is to come. */
export interface Asked {
  country: CountryCode;
  pathname: string;
  format: PictureFormat;
  /** Where rendered pictures are kept. */
  folder: string;
  /** The largest width in px that is rendered; none otherwise. */
  largest?: number | undefined;
}

/** The picture, without bytes where there is none; or why it could not be made. */
export type Told = { bytes: Uint8Array<ArrayBuffer> | undefined } | { failure: string };

const script = fileURLToPath(new URL('./pictureProcess.ts', import.meta.url));
const waiting = new Map<number, (told: Told) => void>();
let running: ChildProcess | undefined;
let count = 0;

/** Whoever waits for a picture keeps the server's process; a desk where nobody waits does not. */
function keep(child: ChildProcess, kept: boolean) {
  if (kept) child.channel?.ref();
  else child.channel?.unref();
}

function begin(): ChildProcess {
  const child = fork(script, { execArgv: [], serialization: 'advanced' });
  child.unref();
  child.on('message', ({ id, ...told }: Told & { id: number }) => {
    waiting.get(id)?.(told);
    waiting.delete(id);
    keep(child, waiting.size > 0);
  });
  child.on('exit', (code, signal) => {
    running = undefined;
    for (const tell of waiting.values()) tell({ failure: `the process ended with ${code ?? signal}` });
    waiting.clear();
  });
  return child;
}

/**
 * Has a picture drawn and rendered by a process of its own, so that neither holds up the calls; it begins with the first
 * picture and ends with the server. Undefined where there is none; rejects where it cannot be made.
 */
export async function askPicture(asked: Asked): Promise<Uint8Array<ArrayBuffer> | undefined> {
  running ??= begin();
  const child = running;
  const id = (count += 1);
  keep(child, true);
  const told = await new Promise<Told>((tell) => {
    waiting.set(id, tell);
    child.send({ ...asked, id });
  });
  if ('failure' in told) throw new Error(`Failed to draw ${asked.pathname}: ${told.failure}`);
  return told.bytes;
}
