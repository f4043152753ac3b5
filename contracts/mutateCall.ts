import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '#schemas/endpoint.ts';
import { mutationHeader, startMutantMock } from './mutantMock.ts';
import { mutationsOf } from './mutations.ts';
import { interactionsOf, type Pact, type PactInteraction, pinsReply } from './pactFile.ts';
import { consumer, providers } from './providers.ts';
import { verify } from './verify.ts';

/** What became of the mutations of one call. */
export interface Outcome {
  call: string;
  mutations: number;
  /** Those that the contract did not notice. */
  survivors: string[];
  /** Places of the reply that the mock's replies never show. */
  unseen: string[];
}

/** The verifier's report, as far as it is read here. */
interface Report {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: { mismatches?: { type: string }[] };
  }[];
}

const visitor = { 'x-mock-session': 'mutation' };

/** The interaction once more, asked for under the number of a mutation. */
const copyOf = ({ description, request, ...rest }: PactInteraction, mutation: number): PactInteraction => ({
  ...rest,
  description: `${description} (${mutation})`,
  request: { ...request, headers: { ...request.headers, [mutationHeader]: [String(mutation)] } },
});

/** The descriptions of the interactions whose body did not match. Throws for anything else that went wrong. */
function mismatched(cause: unknown): Set<string> {
  if (!(cause instanceof Error) || !cause.message.startsWith('{')) throw cause;
  const { interactionResults } = JSON.parse(cause.message) as Report;
  const failed = interactionResults.filter(({ result }) => result !== 'OK');
  for (const { description, mismatch } of failed) {
    if (mismatch?.mismatches?.some(({ type }) => type === 'BodyMismatch')) continue;
    throw new Error(`Failed to replay '${description}': ${JSON.stringify(mismatch)}`);
  }
  return new Set(failed.map(({ description }) => description));
}

/**
 * Replays the interactions that pin a call's answer on the mock, once as it is and then once per mutation of its
 * reply, and tells which mutations stayed green (LAB-04). Rejects where the mock does not keep the contract to begin
 * with, and where no interaction pins an answer.
 */
export async function mutateCall(endpoint: Endpoint, pact: Pact): Promise<Outcome> {
  const interactions = interactionsOf(endpoint, pact).filter(pinsReply);
  if (interactions.length === 0)
    throw new Error(`Failed to mutate ${endpoint.name}: no interaction pins its answer.`);
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const file = join(folder, `${consumer}-${providers[endpoint.base].name}.json`);
  const mock = await startMutantMock();

  const replay = (wanted: PactInteraction[]) => {
    writeFileSync(file, JSON.stringify({ ...pact, interactions: wanted }));
    return verify({
      url: mock.url,
      statesUrl: `${mock.url}/__mock/state`,
      headers: visitor,
      pacts: [file],
      quiet: true,
    });
  };
  const redAmong = (wanted: PactInteraction[]) => replay(wanted).then(() => new Set<string>(), mismatched);

  try {
    await replay(interactions);
    const { mutations, unseen } = mutationsOf(endpoint.reply, mock.replies);
    mock.mutations.push(...mutations);
    let green = mutations.map((mutation, number) => ({ mutation, number }));
    for (const interaction of interactions) {
      const copies = green.map(({ number }) => copyOf(interaction, number));
      const red = copies.length === 0 ? new Set() : await redAmong(copies);
      green = green.filter((_, place) => !red.has(copies[place]?.description));
    }
    const survivors = green.map(({ mutation: { path, change } }) => `${path.join('.')} ${change}`);
    return { call: endpoint.name, mutations: mutations.length, survivors, unseen };
  } finally {
    await mock.stop();
    rmSync(folder, { recursive: true });
  }
}
