import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';
import { askMock } from '#contracts/replay/askMock.ts';
import { replay } from '#contracts/verifier/replay.ts';

/** What Pact compares of a reply. */
export interface Reply {
  status: number;
  body: unknown;
}

/** An interaction and what the mock replies to it. */
export interface Recorded {
  endpoint: Endpoint;
  interaction: PactInteraction;
  headers: Record<string, string>;
  reply: Reply;
}

/** What another reply can cause. */
type Mismatch = 'BodyMismatch' | 'StatusMismatch';

const answer = handlerIndex(handlers);

/** What the mock replies to an interaction, or to the request that `alter` makes of its request. */
export async function recordReply(
  endpoint: Endpoint,
  interaction: PactInteraction,
  alter?: (request: Request) => Promise<Request>,
): Promise<Recorded> {
  const response = await askMock(answer, endpoint, interaction, alter);
  const { status, headers } = response;
  const body = (await response.json()) as unknown;
  return { endpoint, interaction, headers: Object.fromEntries(headers), reply: { status, body } };
}

/** Replays interactions of one provider, each answered with its reply. */
const replayReplies = (base: Endpoint['base'], all: readonly Recorded[]) =>
  replay(
    providers[base].name,
    all.map(({ interaction }) => interaction),
    ({ path }, _interaction, index) => {
      const { headers = {}, reply: { status, body } = { status: 0, body: null } } = all[index] ?? {};
      return Promise.resolve({
        request: path,
        answer: { status, headers, body: Buffer.from(JSON.stringify(body)) },
      });
    },
  );

/** Records what the mock replies to interactions of a call. Rejects if a reply does not keep the contract. */
export async function recordReplies(endpoint: Endpoint, interactions: readonly PactInteraction[]) {
  const recorded: Recorded[] = [];
  for (const interaction of interactions) recorded.push(await recordReply(endpoint, interaction));
  for (const { outcome, mismatches } of await replayReplies(endpoint.base, recorded))
    if (outcome !== 'kept')
      throw new Error(`Failed to replay ${endpoint.name} unaltered: ${JSON.stringify(mismatches)}`);
  return recorded;
}

/**
 * Replays an interaction once per reply; true for those that turn it red. Rejects if a reply breaks the contract in
 * another way than expected.
 */
export async function redOf(
  recorded: Recorded,
  replies: readonly Reply[],
  expected: readonly Mismatch[],
): Promise<boolean[]> {
  if (replies.length === 0) return [];
  const altered = replies.map((reply) => ({ ...recorded, reply }));
  return (await replayReplies(recorded.endpoint.base, altered)).map(({ outcome, mismatches }) => {
    if (outcome === 'kept') return false;
    if (mismatches.some(({ type }) => expected.includes(type as Mismatch))) return true;
    throw new Error(
      `Failed to replay '${recorded.interaction.description}': ${outcome}, ${JSON.stringify(mismatches)}`,
    );
  });
}
