import { readContracts } from './contracts.ts';
import { onServer } from './gateway.ts';
import type { Limits } from './limits.ts';
import { type Replayed, replay } from './replay.ts';
import { resultOf } from './result.ts';
import { obstacle } from './trouble.ts';

/** What the child process is to replay. */
export interface Job {
  /** Each provider with its address and the calls to verify. */
  runs: { provider: string; baseUrl: string; calls: readonly string[] }[];
  statesUrl: string;
  headers: Readonly<Record<string, string>>;
  limits: Limits;
}

/** A failure of Pact itself concerns one provider; the others are still replayed. */
const pactFailed = (cause: unknown): Replayed => ({
  outcome: 'not run',
  mismatches: [],
  trouble: obstacle(
    'pact',
    `Pact failed (${cause instanceof Error ? cause.message : String(cause)}): see the report.`,
  ),
});

async function work({ runs, statesUrl, headers, limits }: Job) {
  const contracts = await readContracts();
  for (const { provider, baseUrl, calls } of runs) {
    const contract = contracts.find(({ name }) => name === provider);
    const chosen = (contract?.interactions ?? []).filter(({ call }) => calls.includes(call));
    const interactions = chosen.map(({ interaction }) => interaction);
    const server = onServer({ baseUrl, statesUrl, headers, limits });
    const replayed = await replay(provider, interactions, server).catch((cause: unknown) =>
      chosen.map(() => pactFailed(cause)),
    );
    const results = replayed.map((each, index) => resultOf(provider, chosen[index], each));
    process.send?.(results);
  }
}

// Child process of runVerifier.ts, because Pact prints its own report to standard output.
// The process ends by itself after the last message. Disconnecting would drop messages that wait for the pipe.
process.once('message', (job: Job) => void work(job));
