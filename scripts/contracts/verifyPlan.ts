import { runSequences } from '#contracts/sequences/runSequences.ts';
import { connectionObstacle } from '#contracts/verifier/connect.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import type { InteractionResult } from '#contracts/verifier/result.ts';
import { runVerifier } from '#contracts/verifier/runVerifier.ts';
import type { Trouble } from '#contracts/verifier/trouble.ts';
import type { Plan } from './plan.ts';
import { untried } from './untried.ts';

/** Identifies the visitor whose provider states are set; a server without visitors may ignore it. */
const visitor = { 'x-mock-visitor': 'verify' };

interface Run {
  provider: string;
  baseUrl: string;
  calls: readonly string[];
}

/** Why a provider cannot be replayed: its own host, or the host of the states, is unreachable. */
async function obstacles(runs: readonly Run[], statesUrl: string, connectMs: number) {
  const urls = [statesUrl, ...runs.map(({ baseUrl }) => baseUrl)];
  const [ofStates, ...ofRuns] = await Promise.all(urls.map((url) => connectionObstacle(url, connectMs)));
  const found = new Map<string, Trouble>();
  runs.forEach(({ provider }, index) => {
    const trouble = ofRuns[index] ?? ofStates;
    if (trouble !== undefined) found.set(provider, trouble);
  });
  return found;
}

const keyOf = ({ provider, description }: InteractionResult) => `${provider} ${description}`;

/**
 * Replays every chosen provider, except those whose host, or the host of the states, cannot be reached, and runs the
 * sequences of the chosen calls. Every chosen interaction has a result.
 */
export async function verifyPlan(plan: Plan, origin: string) {
  const statesUrl = plan.statesUrl ?? `${origin}/__mock/state`;
  const runs = plan.chosen.map(({ name, path, calls }) => ({
    provider: name,
    baseUrl: plan.bases[name] ?? `${origin}${path}`,
    calls,
  }));
  const unreachable = await obstacles(runs, statesUrl, shopLimits.connectMs);
  const reachable = runs.filter(({ provider }) => !unreachable.has(provider));
  const headers = { ...visitor, ...plan.headers };
  const job = { runs: reachable, statesUrl, headers, limits: shopLimits };
  const { results: tried, text } =
    reachable.length === 0 ? { results: [], text: '' } : await runVerifier(job);
  const triedByKey = new Map(tried.map((result) => [keyOf(result), result]));
  const replayed = (await untried(plan, unreachable)).map(
    (result) => triedByKey.get(keyOf(result)) ?? result,
  );
  const results = [...replayed, ...(await runSequences(job))];
  const addresses = Object.fromEntries(runs.map(({ provider, baseUrl }) => [provider, baseUrl]));
  return { results, text, addresses, statesUrl };
}
