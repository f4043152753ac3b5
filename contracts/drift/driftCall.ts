import type { Endpoint } from '#schemas/endpoint.ts';
import type { Reply } from '#contracts/mutation/alteredMock.ts';
import { startAlteredReplay } from '#contracts/mutation/alteredReplay.ts';
import { interactionsOf, type Pact } from '#contracts/pact/pactFile.ts';
import { driftsOf } from './drifts.ts';

/** A change of a call and whether its contract detects it. */
export interface DriftResult {
  change: string;
  path: string;
  red: boolean;
}

/** The changes tried on one call. */
export interface CallDrifts {
  call: string;
  results: DriftResult[];
}

/**
 * Replays the interactions of a call on the mock, first unchanged, then once per realistic change of its replies until
 * one of them turns red (LAB-11). Changes that no reply shows are left out. Rejects if the unchanged mock fails the
 * contract.
 */
export async function driftCall(endpoint: Endpoint, pact: Pact): Promise<CallDrifts> {
  // An answer without a body has nothing that could drift.
  const interactions = interactionsOf(endpoint, pact).filter(({ response }) => response.body !== undefined);
  const altered = await startAlteredReplay(endpoint, ['BodyMismatch', 'StatusMismatch']);
  try {
    const replies: Reply[] = [];
    await altered.unaltered(interactions, (place) => ({
      reply: (reply) => {
        replies[place] = reply;
        return reply;
      },
    }));
    const tried = driftsOf(endpoint.name, replies).map((drift) => ({ drift, differs: false, red: false }));
    for (const [place, interaction] of interactions.entries()) {
      const recorded = replies[place];
      if (recorded === undefined)
        throw new Error(`Failed to replay '${interaction.description}': no reply was recorded.`);
      const open = tried.filter(({ red, drift }) => !red && drift.applies(recorded));
      const alterations = open.map((one) =>
        one.drift.alteration(recorded, () => {
          one.differs = true;
        }),
      );
      const red = await altered.redOf(interaction, alterations);
      for (const [index, one] of open.entries()) one.red = red[index] === true;
    }
    const results = tried
      .filter(({ differs }) => differs)
      .map(({ drift: { change, path }, red }) => ({ change, path, red }));
    return { call: endpoint.name, results };
  } finally {
    await altered.stop();
  }
}
