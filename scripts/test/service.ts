import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A free port on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Starts a long-running npm script and waits until its output matches `ready`. Returns a function that stops it. Rejects
 * with the output when the script exits early or is not ready within 90 s.
 */
export function startService(
  folder: string,
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A separate process group, so that stopping it also stops the children of npm.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  return new Promise<() => void>((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(() => {
      stop();
      reject(new Error(`Failed to start npm ${args.join(' ')} within 90 s:\n${output}`));
    }, 90_000);
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
      reject(new Error(`Failed to start npm ${args.join(' ')}: it ended with ${code}:\n${output}`));
    });
  });
}
