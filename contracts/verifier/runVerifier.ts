import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { InteractionResult } from './result.ts';
import type { Job } from './verifierRun.ts';

/** Addresses of a proxy would send the verifier's own calls on loopback through it. */
const proxies = new Set(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']);

const childEnv = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !proxies.has(name.toUpperCase()))),
  PACT_DO_NOT_TRACK: 'true',
});

/** The results of all providers, and the text that Pact printed. */
export interface VerifierOutput {
  results: InteractionResult[];
  /** Pact's own report, without colors. */
  text: string;
}

/** Replays the contracts of a job in a child process. Never rejects; what the child did not report is missing. */
export function runVerifier(job: Job): Promise<VerifierOutput> {
  const child = fork(fileURLToPath(import.meta.resolve('./verifierRun.ts')), {
    execArgv: ['--disable-warning=DEP0060'],
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const results: InteractionResult[] = [];
  let text = '';
  const append = (piece: Buffer) => {
    text += piece.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.on('message', (message) => {
    results.push(...(message as InteractionResult[]));
  });
  child.send(job);
  return new Promise((resolve) => {
    child.on('error', (error) => append(Buffer.from(error.message)));
    child.on('close', (code, signal) => {
      if (code !== 0) text += `\nThe verifier ended with ${signal ?? code}.\n`;
      resolve({ results, text: stripVTControlCharacters(text) });
    });
  });
}
