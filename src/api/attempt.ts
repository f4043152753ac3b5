import { attemptTimeout } from '#rules/retry.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { failureOf, problemOf } from './problems.ts';
import { BodyTooLargeError, readBody } from './readBody.ts';
import type { PlainRequest } from './requestOf.ts';

type Outcome = { data: unknown } | { error: Problem };

function parsed(text: string) {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Sends a call once and gives its JSON or the problem; it ends after `attemptTimeout` ms (API-12). Never throws. */
export async function attempt(
  endpoint: Endpoint,
  request: PlainRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), attemptTimeout);
  const { url, method, headers, body } = request;
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([signal, late.signal]),
    });
    const json = parsed(await readBody(response));
    const failure = failureOf(endpoint, response.status, json?.body);
    if (failure !== undefined) return { error: failure };
    return json === undefined ? { error: problemOf('notJson', response.status) } : { data: json.body };
  } catch (cause) {
    if (cause instanceof BodyTooLargeError) return { error: problemOf('tooLarge') };
    if (signal.aborted) return { error: problemOf('aborted') };
    return { error: problemOf(late.signal.aborted ? 'timeout' : 'network') };
  } finally {
    clearTimeout(timer);
  }
}
