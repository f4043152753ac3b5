import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { consumer } from '#contracts/pact/providers.ts';
import { type Exchange, indexHeader, type ReplayTarget, startGateway } from './gateway.ts';
import { restoreFormBody } from './restoreFormBody.ts';

/** A difference between contract and answer, as Pact reports it. */
export interface Mismatch {
  type: string;
  /** Field of the body. */
  path?: string;
  /** Name of the header. */
  key?: string;
  expected?: unknown;
  actual?: unknown;
  mismatch?: string;
}

/** What became of an interaction. */
export interface Replayed extends Partial<Exchange> {
  outcome: 'kept' | 'failed' | 'not run';
  mismatches: readonly Mismatch[];
}

interface Report {
  /** Also has what concerns no interaction, such as a contract that cannot be read. */
  errors: { mismatch?: { message?: string } }[];
  interactionResults: { description: string; result: string; mismatch?: { mismatches?: Mismatch[] } }[];
}

/** Pact's results by description. Throws any error of Pact that is not a report. */
async function reportOf(provider: string, providerBaseUrl: string, file: string) {
  const verifier = new Verifier({
    provider,
    providerBaseUrl,
    pactUrls: [file],
    requestFilter: restoreFormBody,
    logLevel: 'error',
    // The gateway answers within its own limits, which are shorter.
    timeout: 120_000,
  });
  const failed = new Map<string, readonly Mismatch[]>();
  try {
    await verifier.verifyProvider();
  } catch (cause) {
    if (!(cause instanceof Error) || !cause.message.startsWith('{')) throw cause;
    const { interactionResults, errors } = JSON.parse(cause.message) as Report;
    for (const { description, result, mismatch } of interactionResults)
      if (result !== 'OK') failed.set(description, mismatch?.mismatches ?? []);
    if (failed.size === 0)
      throw new Error(errors.map(({ mismatch }) => mismatch?.message).join(', '), { cause });
  }
  return failed;
}

/** Distinguishes the interactions in Pact's report. */
const titleOf = ({ description }: PactInteraction, index: number) => `${index + 1}. ${description}`;

/** The interaction with its index in a header, by which the gateway knows it. */
const numbered = (interaction: PactInteraction, index: number): PactInteraction => ({
  ...interaction,
  description: titleOf(interaction, index),
  request: {
    ...interaction.request,
    headers: { ...interaction.request.headers, [indexHeader]: [String(index)] },
  },
});

/**
 * Replays interactions of one provider on a server, and returns what became of each, in their order. Pact writes its
 * own report to standard output. Rejects if Pact itself fails.
 */
export async function replay(
  provider: string,
  interactions: readonly PactInteraction[],
  target: ReplayTarget,
): Promise<Replayed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  const file = join(folder, 'pact.json');
  const gateway = await startGateway(interactions, target);
  try {
    const pact = {
      consumer: { name: consumer },
      provider: { name: provider },
      interactions: interactions.map(numbered),
      metadata: { pactSpecification: { version: '4.0' } },
    };
    writeFileSync(file, JSON.stringify(pact));
    const failed = await reportOf(provider, gateway.url, file);
    return interactions.map((interaction, index) => {
      const exchange = gateway.exchanges[index];
      // An interaction that Pact never sent proves nothing.
      if (exchange === undefined || exchange.trouble?.notRun)
        return { ...exchange, outcome: 'not run', mismatches: [] };
      if (exchange.trouble !== undefined) return { ...exchange, outcome: 'failed', mismatches: [] };
      const mismatches = failed.get(titleOf(interaction, index));
      return { ...exchange, outcome: mismatches ? 'failed' : 'kept', mismatches: mismatches ?? [] };
    });
  } finally {
    gateway.stop();
    rmSync(folder, { recursive: true });
  }
}
