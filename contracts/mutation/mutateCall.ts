import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '#schemas/endpoint.ts';
import { mutationHeader, startMutantMock } from './mutantMock.ts';
import { mutationsOf } from './mutations.ts';
import { interactionsOf, type Pact, type PactInteraction, isSuccess } from '#contracts/pact/pactFile.ts';
import { consumer, providers } from '#contracts/pact/providers.ts';
import { verify } from '#contracts/verifier/verify.ts';

/** Result of the mutation test of one call. */
export interface Outcome {
  call: string;
  mutations: number;
  /** Mutants that the contract did not detect. */
  survivors: string[];
  /** Fields of the reply schema that the mock never returns. */
  unseen: string[];
}

/** The part of the verifier's report that is read here. */
interface Report {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: { mismatches?: { type: string }[] };
  }[];
}

const visitor = { 'x-mock-session': 'mutation' };

/** A copy of the interaction whose request names a mutation. */
const copyOf = ({ description, request, ...rest }: PactInteraction, mutation: number): PactInteraction => ({
  ...rest,
  description: `${description} (${mutation})`,
  request: { ...request, headers: { ...request.headers, [mutationHeader]: [String(mutation)] } },
});

/** Descriptions of the interactions with a mismatching body. Throws for any other error. */
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
 * Replays the success interactions of a call on the mock, first unchanged and then once per mutation of the reply,
 * and returns the surviving mutants (LAB-04). Rejects if the unchanged mock fails the contract, and if there is no
 * success interaction.
 */
export async function mutateCall(endpoint: Endpoint, pact: Pact): Promise<Outcome> {
  const interactions = interactionsOf(endpoint, pact).filter(isSuccess);
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
