import { spawn } from 'node:child_process';

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

/** Runs a program until it exits. Never rejects: a program that cannot be started gives the code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.streamOutput) process.stdout.write(chunk);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const finish = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
