import * as v from 'valibot';
import type { Answer } from '#mocks/handlerIndex.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { interactionsOf, type Pact, type PactInteraction, isSuccess } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';

/** Where every call must be covered. */
export interface CoverageSources {
  /** The contract with the call's provider. */
  pact: Pact;
  /** Sends a request to the mock backend. */
  answer: Answer;
  /** Every id of the requirement catalogue. */
  requirementIds: ReadonlySet<string>;
}

const origin = 'http://mock';
const visitor = { 'x-mock-session': 'coverage' };

const post = (path: string, body: unknown) =>
  new Request(`${origin}${path}`, { method: 'POST', headers: visitor, body: JSON.stringify(body) });

/** The request of an interaction, as the mock receives it below the provider's path. */
function requestOf(
  endpoint: Endpoint,
  { request: { method, path, query = {}, headers = {}, body } }: PactInteraction,
) {
  const type = endpoint.json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = typeof body?.content === 'string' ? body.content : JSON.stringify(body?.content);
  const known = Object.entries(headers).map(([name, values]) => [name, values.join()]);
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return new Request(
    `${origin}${providers[endpoint.base].path}${path}?${new URLSearchParams(pairs).toString()}`,
    {
      method,
      headers: { ...visitor, ...Object.fromEntries(known), ...(body && { 'content-type': type }) },
      ...(body && { body: text }),
    },
  );
}

async function replyGap(endpoint: Endpoint, example: PactInteraction, answer: Answer) {
  for (const { name, params } of example.providerStates ?? []) {
    const set = await answer(post('/__mock/state', { state: name, params }));
    if (set?.ok !== true) return [`the mock cannot set the state '${name}': ${await set?.text()}`];
  }
  const response = await answer(requestOf(endpoint, example));
  if (response === undefined) return [`the mock has no handler for ${endpoint.method} ${endpoint.path}`];
  const text = await response.text();
  if (endpoint.empty)
    return response.status === 204 && text === ''
      ? []
      : [`the mock's reply to '${example.description}' is not empty: ${response.status} ${text}`];
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), endpoint.reply), text);
  return checked.success
    ? []
    : [`the mock's reply to '${example.description}' does not fit: ${v.summarize(checked.issues)}\n${text}`];
}

/**
 * Describes each coverage gap of a call in contract, mock and requirements; empty for full coverage. The example
 * requests are those of the call's own interactions.
 */
export async function coverageGaps(
  endpoint: Endpoint,
  { pact, answer, requirementIds }: CoverageSources,
): Promise<string[]> {
  const { name, method, path, requirements } = endpoint;
  const examples = interactionsOf(endpoint, pact).filter(isSuccess);
  const gaps: string[] = [];
  if (requirements.length === 0) gaps.push('it names no requirement');
  for (const id of requirements)
    if (!requirementIds.has(id)) gaps.push(`${id} is no line of docs/requirements`);
  if (examples.length === 0) gaps.push(`no interaction pins the answer of ${method} ${path}`);
  for (const example of examples) gaps.push(...(await replyGap(endpoint, example, answer)));
  return gaps.map((gap) => `${name}: ${gap}`);
}
