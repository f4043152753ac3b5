import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts an npm script that stays, waits until it says `ready`, and gives the way to end it. Rejects with its output. */
export function startService(
  folder: string,
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A group of its own, so that what npm has started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  return new Promise<() => void>((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => {
      stop();
      reject(new Error(`Failed to start npm ${args.join(' ')} within 90 s:\n${output}`));
    }, 90_000);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(limit);
      resolve(stop);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      clearTimeout(limit);
      reject(new Error(`Failed to start npm ${args.join(' ')}: it ended with ${code}:\n${output}`));
    });
  });
}
