import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { Verifier } from '@pact-foundation/pact';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { consumer } from '#contracts/pact/providers.ts';
import { type Exchange, indexHeader, type Respond, startGateway } from './gateway.ts';
import { restoreFormBody } from './restoreFormBody.ts';

/** A difference between contract and answer, as Pact reports it. */
export interface Mismatch {
  type: string;
  /** Field of the body; in a sequence (`StepMismatch`) also the call of the step. */
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

/** Pact copies the whole contract for each interaction, so a long one is replayed in parts. */
const partSize = 30;

/**
 * Limits the root certificates of this process to one, and returns a function that brings the others back: Pact reads all
 * of them for each interaction, although it calls the gateway alone.
 */
function limitCertificates(folder: string) {
  const { SSL_CERT_FILE: file, SSL_CERT_DIR: directory } = process.env;
  const one = join(folder, 'root.pem');
  writeFileSync(one, rootCertificates[0] ?? '');
  Object.assign(process.env, { SSL_CERT_FILE: one, SSL_CERT_DIR: folder });
  return () => {
    delete process.env['SSL_CERT_FILE'];
    delete process.env['SSL_CERT_DIR'];
    Object.assign(process.env, file && { SSL_CERT_FILE: file }, directory && { SSL_CERT_DIR: directory });
  };
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
 * Replays interactions of one provider, whose requests `respond` answers, and returns what became of each, in their order. Pact writes its
 * own report to standard output. Rejects if Pact itself fails.
 */
export async function replay(
  provider: string,
  interactions: readonly PactInteraction[],
  respond: Respond,
): Promise<Replayed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  const file = join(folder, 'pact.json');
  const restoreCertificates = limitCertificates(folder);
  const gateway = await startGateway(interactions, respond);
  try {
    const failed = new Map<string, readonly Mismatch[]>();
    const all = interactions.map(numbered);
    for (let first = 0; first < all.length; first += partSize) {
      const pact = {
        consumer: { name: consumer },
        provider: { name: provider },
        interactions: all.slice(first, first + partSize),
        metadata: { pactSpecification: { version: '4.0' } },
      };
      writeFileSync(file, JSON.stringify(pact));
      for (const [title, mismatches] of await reportOf(provider, gateway.url, file))
        failed.set(title, mismatches);
    }
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
    restoreCertificates();
    rmSync(folder, { recursive: true });
  }
}
