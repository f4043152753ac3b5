import * as v from 'valibot';
import { type FlagConfiguration, getFlagConfiguration } from '#schemas/flags.ts';
import type { Ports } from '#api/transport/ports.ts';
import { readBody } from '#api/transport/readBody.ts';
import { requestOf } from '#api/transport/requestOf.ts';
import { timeLimit } from '#lib/timeLimit.ts';

/** A configuration, and the ETag that asks whether it has changed. */
export interface KnownConfiguration {
  configuration: FlagConfiguration;
  etag: string | undefined;
}

/** What the flag provider answers: a configuration, that the known one is unchanged, or nothing that can be used. */
export type ConfigurationAnswer = KnownConfiguration | 'unchanged' | 'failed';

interface Asked extends Pick<Ports, 'hosts' | 'headers'> {
  sdkKey: string;
  /** That of the known configuration. */
  etag: string | undefined;
  /** Time in ms after which the request is given up. */
  timeout: number;
  signal: AbortSignal;
}

async function answerOf(response: Response): Promise<ConfigurationAnswer> {
  if (response.status === 304) return 'unchanged';
  if (!response.ok) return 'failed';
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), getFlagConfiguration.reply),
    await readBody(response),
  );
  // What has none of the shop's flags is not its configuration.
  if (!read.success || Object.values(read.output.f).every((flag) => flag === null)) return 'failed';
  return { configuration: read.output, etag: response.headers.get('etag') ?? undefined };
}

/**
 * Asks the flag provider for its configuration, once. The ETag goes in the query, so that no header needs the consent of
 * the provider's host (API-104, API-105, FLAG-15). Never throws.
 */
export async function readConfiguration({
  hosts,
  headers,
  sdkKey,
  etag,
  timeout,
  signal,
}: Asked): Promise<ConfigurationAnswer> {
  const args = { sdkKey, ...(etag !== undefined && { ccetag: etag }) };
  const request = requestOf(getFlagConfiguration, args, { hosts, headers, store: '' });
  const limit = timeLimit(timeout, signal);
  try {
    return await answerOf(await fetch(request.url, { ...request, signal: limit.signal }));
  } catch {
    return 'failed';
  } finally {
    limit.end();
  }
}
