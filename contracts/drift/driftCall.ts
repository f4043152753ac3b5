import type { Endpoint } from '#schemas/endpoint.ts';
import { recordReplies, redOf, type Reply } from '#contracts/mutation/alteredReplay.ts';
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
  const recorded = await recordReplies(endpoint, interactions);
  const drifts = driftsOf(
    endpoint.name,
    recorded.map(({ reply }) => reply),
  );
  const tried = drifts.map((drift) => ({ drift, differs: false, red: false }));
  for (const one of recorded) {
    const open: { each: (typeof tried)[number]; reply: Reply }[] = [];
    // In turn, because they set the states of one visitor.
    for (const each of tried.filter(({ red }) => !red)) {
      const reply = await each.drift.replyTo(one);
      if (reply !== undefined) open.push({ each, reply });
    }
    const replies = open.map(({ reply }) => reply);
    const red = await redOf(one, replies, ['BodyMismatch', 'StatusMismatch']);
    for (const [place, { each }] of open.entries())
      Object.assign(each, { differs: true, red: red[place] === true });
  }
  const results = tried
    .filter(({ differs }) => differs)
    .map(({ drift: { change, path }, red }) => ({ change, path, red }));
  return { call: endpoint.name, results };
}
