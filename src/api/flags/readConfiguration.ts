import * as v from 'valibot';
import { type FlagConfiguration, getFlagConfiguration } from '#schemas/flags.ts';
import type { Ports } from '#api/transport/ports.ts';
import { readBody } from '#api/transport/readBody.ts';
import { requestOf } from '#api/transport/requestOf.ts';
import { timeLimit } from '#lib/timeLimit.ts';

/** A configuration and its ETag. */
export interface KnownConfiguration {
  configuration: FlagConfiguration;
  etag: string | undefined;
}

/** The result of a request: a configuration, `unchanged` for the known one, or `failed`. */
export type ConfigurationAnswer = KnownConfiguration | 'unchanged' | 'failed';

interface ConfigurationRequest extends Pick<Ports, 'hosts' | 'headers'> {
  sdkKey: string;
  /** The ETag of the known configuration. */
  etag: string | undefined;
  /** In ms. */
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
  // A configuration without any flag of the shop belongs to another project.
  if (!read.success || Object.values(read.output.f).every((flag) => flag === null)) return 'failed';
  return { configuration: read.output, etag: response.headers.get('etag') ?? undefined };
}

/**
 * Requests the configuration from the flag provider, without retries. Sends the ETag in the query, because a header would
 * need a CORS preflight (API-104, API-105, FLAG-15). Never throws.
 */
export async function readConfiguration({
  hosts,
  headers,
  sdkKey,
  etag,
  timeout,
  signal,
}: ConfigurationRequest): Promise<ConfigurationAnswer> {
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
