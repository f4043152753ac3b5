import type { Endpoint } from '#schemas/endpoint.ts';
import { interactionsOf, isSuccess, type Pact } from '#contracts/pact/pactFile.ts';
import { recordReplies, redOf, type Reply } from './alteredReplay.ts';
import { hasField, mutate, mutationsOf } from './mutations.ts';

/** Result of the mutation test of one call. */
export interface Outcome {
  call: string;
  mutations: number;
  /** Mutants that the contract did not detect. */
  survivors: string[];
  /** Fields of the reply schema that the mock never returns. */
  unseen: string[];
}

const sizeOf = (reply: Reply) => JSON.stringify(reply).length;

/**
 * Replays the success interactions of a call on the mock, first unchanged and then once per mutation of the reply,
 * and returns the surviving mutants (LAB-04). The smallest reply comes first, because each difference in a large one
 * takes Pact long to describe; a mutation that changes nothing in a reply is not replayed on it. Rejects if the
 * unchanged mock fails the contract, and if there is no success interaction.
 */
export async function mutateCall(endpoint: Endpoint, pact: Pact): Promise<Outcome> {
  const interactions = interactionsOf(endpoint, pact).filter(isSuccess);
  if (interactions.length === 0)
    throw new Error(`Failed to mutate ${endpoint.name}: no interaction pins its answer.`);
  const recorded = await recordReplies(endpoint, interactions);
  const bodies = recorded.map(({ reply }) => reply.body);
  const { mutations, unseen } = mutationsOf(endpoint.reply, bodies);
  let green = mutations;
  for (const one of recorded.toSorted((a, b) => sizeOf(a.reply) - sizeOf(b.reply))) {
    const { status, body } = one.reply;
    const tried = green.filter(({ path }) => hasField(body, path));
    const replies = tried.map((mutation) => ({ status, body: mutate(body, mutation) }));
    const red = await redOf(one, replies, ['BodyMismatch']);
    const found = new Set(tried.filter((_, place) => red[place]));
    green = green.filter((mutation) => !found.has(mutation));
  }
  const survivors = green.map(({ path, change }) => `${path.join('.')} ${change}`);
  return { call: endpoint.name, mutations: mutations.length, survivors, unseen };
}
