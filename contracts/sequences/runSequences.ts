import { failureOf } from '#api/transport/problems.ts';
import { requestOf } from '#api/transport/requestOf.ts';
import { providers } from '#contracts/pact/providers.ts';
import { type Ask, type Exchange, onServer } from '#contracts/verifier/gateway.ts';
import type { Replayed } from '#contracts/verifier/replay.ts';
import { type InteractionResult, resultOf } from '#contracts/verifier/result.ts';
import type { Job } from '#contracts/verifier/verifierRun.ts';
import type { Hosts } from '#countries/hosts.ts';
import { sequences } from './sequences.ts';
import type { Sequence } from './sequence.ts';
import { Ended, stepsBy } from './steps.ts';

const hosts = { api: '' } as Hosts;

async function runSequence(
  { call, description, given, run }: Sequence,
  ask: Ask,
): Promise<InteractionResult> {
  const interaction = { description, providerStates: [given], response: { status: 200 } };
  let states = interaction.providerStates;
  let exchange: Partial<Exchange> = {};
  const steps = stepsBy(async (endpoint, args) => {
    const { method, url, headers, body = '' } = requestOf(endpoint, { ...args }, { hosts, store: 'AR' });
    const arrived = { method, path: url, headers, body: Buffer.from(body) };
    exchange = await ask(arrived, { ...interaction, providerStates: states });
    states = [];
    const { answer, trouble } = exchange;
    if (trouble !== undefined || answer === undefined) throw new Ended();
    const text = answer.body.toString();
    const json = JSON.parse(text) as unknown;
    return { text, json, refusal: failureOf(endpoint, answer.status, json)?.message };
  });
  const outcome = await run(steps).then(
    (): Replayed => ({ outcome: 'kept', mismatches: [] }),
    (cause: unknown): Replayed => {
      if (!(cause instanceof Ended)) throw cause;
      const { mismatches } = cause;
      return { ...exchange, outcome: exchange.trouble?.notRun ? 'not run' : 'failed', mismatches };
    },
  );
  return resultOf(providers.api.name, { call, interaction }, outcome);
}

/** Runs the sequences of the chosen calls, one after the other, and returns what became of each. */
export async function runSequences({ runs, statesUrl, headers, limits }: Job): Promise<InteractionResult[]> {
  const chosen = runs.find(({ provider }) => provider === providers.api.name);
  if (chosen === undefined) return [];
  const ask = onServer({ baseUrl: chosen.baseUrl, statesUrl, headers, limits });
  const results: InteractionResult[] = [];
  for (const each of sequences)
    if (chosen.calls.includes(each.call)) results.push(await runSequence(each, ask));
  return results;
}
