import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

interface RunResult {
  code: number;
  /** stdout and stderr, interleaved. */
  output: string;
  seconds: number;
}

interface RunOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Also write the output to stdout while the program runs. */
  streamOutput?: boolean;
}

/** The process groups of the running programs. */
const groups = new Set<number>();

/** Sends a signal to the running programs. Returns whether any were there. */
function signalGroups(signal: NodeJS.Signals | 0) {
  const alive = [...groups].filter((group) => {
    try {
      return process.kill(-group, signal);
    } catch {
      return false;
    }
  });
  return alive.length > 0;
}

/** Ends the running programs: browsers and servers end with the program that started them, if it has the time to do so. */
async function endGroups() {
  // Playwright ends its servers by this signal only.
  signalGroups('SIGINT');
  for (let waited = 0; waited < 100 && signalGroups(0); waited += 1) await sleep(100);
  signalGroups('SIGKILL');
}

let ending: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending === undefined) console.error(`Stopped by ${signal}.`);
    ending ??= endGroups().finally(() => process.exit(128 + constants.signals[signal]));
  });

/**
 * Runs a program until it exits. Never rejects: a program that cannot be started gives the code 127. When this process is
 * interrupted, it ends the program first.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that its own programs end with it.
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) groups.add(pid);
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.streamOutput) process.stdout.write(chunk);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const finish = (code: number) => {
      // Otherwise the caller would start the next program.
      if (ending !== undefined) return;
      if (pid !== undefined) groups.delete(pid);
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
