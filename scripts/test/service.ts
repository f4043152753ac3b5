import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** In s: a build takes long while the other steps of `npm test` share the cores. */
const patience = 300;

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to connections by themselves. */
const reservable = { first: 20_000, count: 12_000 };

/**
 * A port on loopback that nothing listens on, and that no connection is given before the caller's server listens on it.
 * Rejects if ten in a row are taken.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const port = reservable.first + Math.floor(Math.random() * reservable.count);
    if (await isFree(port)) return port;
  }
  throw new Error('Failed to find a free port: ten of ten are taken.');
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Starts a long-running program and waits until its output matches `ready`. Returns a function that stops it. Rejects
 * with the output when the program exits early or is not ready within 300 s.
 */
export function startService(
  program: string,
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
) {
  const name = [program, ...args].join(' ');
  const child = spawn(program, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A separate process group, so that stopping it also stops the children of npm.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM');
  };
  // An interrupted caller stops nothing itself.
  process.once('exit', stop);
  return new Promise<() => void>((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(() => {
      stop();
      reject(new Error(`Failed to start ${name} within ${patience} s:\n${output}`));
    }, patience * 1000);
    const checkReady = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timeout);
      resolve(stop);
    };
    child.stdout.on('data', checkReady);
    child.stderr.on('data', checkReady);
    child.on('close', (code) => {
      clearTimeout(timeout);
      reject(new Error(`Failed to start ${name}: it ended with ${code}:\n${output}`));
    });
  });
}
