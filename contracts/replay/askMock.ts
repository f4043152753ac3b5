import type { Respond } from '#mocks/handlerIndex.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';

const origin = 'http://mock';
const visitor = { 'x-mock-visitor': 'contracts' };

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

/**
 * Returns what the mock answers to an interaction in its provider states, or to the request that `alter` makes of its
 * request. Rejects with one sentence if the mock cannot set a state or has no handler.
 */
export async function askMock(
  answer: Respond,
  endpoint: Endpoint,
  interaction: PactInteraction,
  alter: (request: Request) => Request | Promise<Request> = (request) => request,
): Promise<Response> {
  for (const { name: state, params } of interaction.providerStates ?? []) {
    const body = JSON.stringify({ state, params });
    const set = await answer(
      new Request(`${origin}/__mock/state`, { method: 'POST', headers: visitor, body }),
    );
    if (set?.ok !== true) throw new Error(`the mock cannot set the state '${state}': ${await set?.text()}`);
  }
  const response = await answer(await alter(requestOf(endpoint, interaction)));
  if (response === undefined)
    throw new Error(`the mock has no handler for ${endpoint.method} ${endpoint.path}`);
  return response;
}
