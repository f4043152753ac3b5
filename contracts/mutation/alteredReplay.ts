import type { Endpoint } from '#schemas/endpoint.ts';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import { type Replayed, replay } from '#contracts/verifier/replay.ts';
import { type Alteration, alterationHeader, startAlteredMock } from './alteredMock.ts';

/** What an alteration of a reply can cause. */
type Mismatch = 'BodyMismatch' | 'StatusMismatch';

const visitor = { 'x-mock-session': 'mutation' };

/** A copy of the interaction whose request names an alteration. */
const copyOf = ({ request, ...rest }: PactInteraction, number: number): PactInteraction => ({
  ...rest,
  request: { ...request, headers: { ...request.headers, [alterationHeader]: [String(number)] } },
});

/** What differs between contract and reply. */
function mismatchTypes({ response }: PactInteraction, { answer, mismatches }: Replayed) {
  const hasOtherStatus = answer !== undefined && answer.status !== response.status;
  return [...mismatches.map(({ type }) => type), ...(hasOtherStatus ? ['StatusMismatch'] : [])];
}

/** Whether a reply breaks its interaction in one of the expected ways. Throws if it breaks it in another. */
function isRed(interaction: PactInteraction, replayed: Replayed, expected: readonly Mismatch[]) {
  if (replayed.outcome === 'kept') return false;
  if (mismatchTypes(interaction, replayed).some((type) => expected.includes(type as Mismatch))) return true;
  const reason = replayed.trouble?.text ?? JSON.stringify(replayed.mismatches);
  throw new Error(`Failed to replay '${interaction.description}': ${reason}`);
}

/** Replays interactions of a call on a mock that answers otherwise; call `stop` at the end. */
export async function startAlteredReplay(endpoint: Endpoint, expected: readonly Mismatch[]) {
  const { name, path } = providers[endpoint.base];
  const mock = await startAlteredMock();
  const target = {
    baseUrl: `${mock.url}${path}`,
    statesUrl: `${mock.url}/__mock/state`,
    headers: visitor,
    limits: shopLimits,
  };
  const add = (alteration: Alteration) => mock.alterations.push(alteration) - 1;

  return {
    /** Replays each interaction with an alteration that changes nothing. Rejects if one fails. */
    async unaltered(wanted: readonly PactInteraction[], alterationOf: (place: number) => Alteration) {
      const copies = wanted.map((one, place) => copyOf(one, add(alterationOf(place))));
      for (const { outcome, trouble, mismatches } of await replay(name, copies, target))
        if (outcome !== 'kept')
          throw new Error(
            `Failed to replay ${endpoint.name} unaltered: ${trouble?.text ?? JSON.stringify(mismatches)}`,
          );
    },
    /** Replays an interaction once per alteration; true for those that turn it red. */
    async redOf(interaction: PactInteraction, alterations: readonly Alteration[]): Promise<boolean[]> {
      if (alterations.length === 0) return [];
      const copies = alterations.map((one) => copyOf(interaction, add(one)));
      const results = await replay(name, copies, target);
      return results.map((result) => isRed(interaction, result, expected));
    },
    stop: () => mock.stop(),
  };
}
