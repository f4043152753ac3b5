import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Pact, PactInteraction } from '#contracts/pact/pactFile.ts';
import { consumer, providers } from '#contracts/pact/providers.ts';
import { verify } from '#contracts/verifier/verify.ts';
import { type Alteration, alterationHeader, startAlteredMock } from './alteredMock.ts';

/** The part of the verifier's report that is read here. */
interface Report {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: { mismatches?: { type: string }[] };
  }[];
}

/** What an alteration of a reply can cause. */
type Mismatch = 'BodyMismatch' | 'StatusMismatch';

const visitor = { 'x-mock-session': 'mutation' };

/** A copy of the interaction whose request names an alteration. */
const copyOf = ({ description, request, ...rest }: PactInteraction, number: number): PactInteraction => ({
  ...rest,
  description: `${description} (${number})`,
  request: { ...request, headers: { ...request.headers, [alterationHeader]: [String(number)] } },
});

/** Descriptions of the interactions with one of the mismatches. Throws for any other error. */
function mismatched(cause: unknown, expected: readonly Mismatch[]): Set<string> {
  if (!(cause instanceof Error) || !cause.message.startsWith('{')) throw cause;
  const { interactionResults } = JSON.parse(cause.message) as Report;
  const failed = interactionResults.filter(({ result }) => result !== 'OK');
  for (const { description, mismatch } of failed) {
    if (mismatch?.mismatches?.some(({ type }) => expected.includes(type as Mismatch))) continue;
    throw new Error(`Failed to replay '${description}': ${JSON.stringify(mismatch)}`);
  }
  return new Set(failed.map(({ description }) => description));
}

/** Replays interactions of a call on a mock that answers otherwise; call `stop` at the end. */
export async function startAlteredReplay(endpoint: Endpoint, pact: Pact, expected: readonly Mismatch[]) {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const file = join(folder, `${consumer}-${providers[endpoint.base].name}.json`);
  const mock = await startAlteredMock();

  function replay(wanted: PactInteraction[]) {
    writeFileSync(file, JSON.stringify({ ...pact, interactions: wanted }));
    const statesUrl = `${mock.url}/__mock/state`;
    return verify({ url: mock.url, statesUrl, headers: visitor, pacts: [file], quiet: true });
  }

  const add = (alteration: Alteration) => mock.alterations.push(alteration) - 1;

  return {
    /** Replays each interaction with an alteration that changes nothing. Rejects if one fails. */
    unaltered: (wanted: readonly PactInteraction[], alterationOf: (place: number) => Alteration) =>
      replay(wanted.map((one, place) => copyOf(one, add(alterationOf(place))))),
    /** Replays an interaction once per alteration; true for those that turn it red. */
    async redOf(interaction: PactInteraction, alterations: readonly Alteration[]): Promise<boolean[]> {
      if (alterations.length === 0) return [];
      const copies = alterations.map((one) => copyOf(interaction, add(one)));
      const red = await replay(copies).then(
        () => new Set<string>(),
        (cause: unknown) => mismatched(cause, expected),
      );
      return copies.map(({ description }) => red.has(description));
    },
    async stop() {
      await mock.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
