import { spawn } from 'node:child_process';

interface Ran {
  code: number;
  /** What it wrote, both streams in the order they came. */
  output: string;
  seconds: number;
}

interface RunOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Show the output as it comes. */
  loud?: boolean;
}

/** Runs a program to its end. Never rejects: a program that cannot be started has the code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.loud) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
