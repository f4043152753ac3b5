import * as v from 'valibot';
import type { Respond } from '#mocks/handlerIndex.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { interactionsOf, type Pact, type PactInteraction, isSuccess } from '#contracts/pact/pactFile.ts';
import { askMock } from './askMock.ts';

/** Where every call must be covered. */
export interface CoverageSources {
  /** The contract with the call's provider. */
  pact: Pact;
  /** Sends a request to the mock backend. */
  answer: Respond;
  /** Every id of the requirement catalogue. */
  requirementIds: ReadonlySet<string>;
}

async function replyGap(endpoint: Endpoint, example: PactInteraction, answer: Respond) {
  const response = await askMock(answer, endpoint, example).catch((cause: Error) => cause);
  if (response instanceof Error) return [response.message];
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
