import { attemptTimeout } from '#lib/retry.ts';
import { timeLimit } from '#lib/timeLimit.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import type { EarlyCall } from './earlyCall.ts';
import type { CallPorts } from './ports.ts';
import { failureOf, problemOf } from './problems.ts';
import { BodyTooLargeError, readBody } from './readBody.ts';
import type { PlainRequest } from './requestOf.ts';

type Outcome = { data: unknown } | { error: Problem };

function parsed(text: string) {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    // Not JSON.
  }
}

const send = (request: PlainRequest, signal: AbortSignal) => fetch(request.url, { ...request, signal });

function takeOver({ response, stop }: EarlyCall, signal: AbortSignal) {
  signal.addEventListener('abort', () => stop.abort());
  return response;
}

/**
 * Sends a call once, or awaits an early call that is in flight. Returns the JSON of the response or the problem. Times
 * out `attemptTimeout` ms after the call began; `spent` ms have passed already (API-12). Calls `onDate` with the date
 * header of the response. Never throws.
 */
export async function fetchOnce(
  endpoint: Endpoint,
  request: PlainRequest,
  signal: AbortSignal,
  { early, onDate }: { early?: { call: EarlyCall; spent: number }; onDate?: CallPorts['onDate'] } = {},
): Promise<Outcome> {
  const limit = timeLimit(attemptTimeout - (early?.spent ?? 0), signal);
  try {
    const response = await (early === undefined
      ? send(request, limit.signal)
      : takeOver(early.call, limit.signal));
    onDate?.(response.headers.get('date'));
    const json = parsed(await readBody(response));
    const failure = failureOf(endpoint, response.status, json?.body);
    if (failure !== undefined) return { error: failure };
    return json === undefined ? { error: problemOf('notJson', response.status) } : { data: json.body };
  } catch (cause) {
    if (cause instanceof BodyTooLargeError) return { error: problemOf('tooLarge') };
    if (signal.aborted) return { error: problemOf('aborted') };
    return { error: problemOf(limit.signal.aborted ? 'timeout' : 'network') };
  } finally {
    limit.end();
  }
}
