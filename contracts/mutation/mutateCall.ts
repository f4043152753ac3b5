import type { Endpoint } from '#schemas/endpoint.ts';
import { interactionsOf, isSuccess, type Pact } from '#contracts/pact/pactFile.ts';
import { startAlteredReplay } from './alteredReplay.ts';
import { mutate, mutationsOf } from './mutations.ts';

/** Result of the mutation test of one call. */
export interface Outcome {
  call: string;
  mutations: number;
  /** Mutants that the contract did not detect. */
  survivors: string[];
  /** Fields of the reply schema that the mock never returns. */
  unseen: string[];
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
  const altered = await startAlteredReplay(endpoint, ['BodyMismatch']);
  try {
    const replies: unknown[] = [];
    await altered.unaltered(interactions, () => ({
      reply: (reply) => {
        replies.push(reply.body);
        return reply;
      },
    }));
    const { mutations, unseen } = mutationsOf(endpoint.reply, replies);
    let green = mutations;
    for (const interaction of interactions) {
      const red = await altered.redOf(
        interaction,
        green.map((mutation) => ({
          reply: ({ status, body }) => ({ status, body: mutate(body, mutation) }),
        })),
      );
      green = green.filter((_, place) => !red[place]);
    }
    const survivors = green.map(({ path, change }) => `${path.join('.')} ${change}`);
    return { call: endpoint.name, mutations: mutations.length, survivors, unseen };
  } finally {
    await altered.stop();
  }
}
