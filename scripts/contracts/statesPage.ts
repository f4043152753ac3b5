import type { GenericSchema } from 'valibot';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { type CallInteraction, readContracts } from '#contracts/verifier/contracts.ts';
import { states } from '#mocks/states.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { formatted } from '../formatted.ts';
import { callTable } from './callTable.ts';
import { typeText } from './typeText.ts';

type State = (typeof states)[keyof typeof states];

/** The generated page about provider states. */
export const statesPagePath = 'docs/provider-states.md';

/** The characters that the values of a parameter may have together; the first is always shown. */
const shownLength = 300;

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The parameters that interactions give to a state, each combination once. */
function paramsIn(interactions: readonly PactInteraction[], state: string) {
  const all = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.filter(({ name }) => name === state).map(({ params = {} }) => JSON.stringify(params)),
  );
  return [...new Set(all)];
}

function parameterList(params: GenericSchema, given: readonly string[]) {
  const entries = 'entries' in params ? Object.entries(params.entries as Record<string, GenericSchema>) : [];
  if (entries.length === 0) return 'Parameters: none.';
  const examples = given.map((text) => JSON.parse(text) as Record<string, unknown>);
  const rows = entries.map(([name, schema]) => {
    const values = [...new Set(examples.map((example) => code(example[name])))];
    const shown = values.filter(
      (_, index) => index === 0 || values.slice(0, index + 1).join('').length <= shownLength,
    );
    const more = values.length - shown.length;
    return `- ${code(name)} (${typeText(schema)}): ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
  });
  return ['Parameters, with their values in the contracts:', '', ...rows].join('\n');
}

function section(name: string, state: State, users: readonly CallInteraction[]) {
  const interactions = users.map(({ interaction }) => interaction);
  const calls = [...new Set(users.map(({ call }) => code(call)))].sort();
  return [
    `### ${name}`,
    state.meaning,
    'reliesOn' in state
      ? `Set-up: none where these data are permanent: ${state.reliesOn}`
      : 'Set-up: before each request.',
    parameterList(state.params, paramsIn(interactions, name)),
    calls.length === 0 ? 'No contract uses it yet.' : `Used by ${calls.join(', ')}.`,
  ].join('\n\n');
}

/** The expected response to each fault that the contracts use, and the calls with this response. */
function faultList(users: readonly CallInteraction[]) {
  const calls = new Map<string, string[]>();
  for (const { call, interaction } of users)
    for (const { params = {} } of interaction.providerStates ?? []) {
      if (!('fault' in params)) continue;
      const { status, body } = interaction.response;
      const key = `- ${code(params['fault'])}: ${status} with ${code(body?.content)}`;
      calls.set(key, [...(calls.get(key) ?? []), code(call)]);
    }
  const rows = [...calls].map(([key, names]) => `${key}, for ${[...new Set(names)].sort().join(', ')}`);
  return rows.sort().join('\n');
}

/** The text that the page must have, by the states and contracts of now. */
export async function statesPage(): Promise<string> {
  const users = (await readContracts()).flatMap((contract) => contract.interactions);
  const usersOf = (state: string) =>
    users.filter(({ interaction }) => interaction.providerStates?.some(({ name }) => name === state));
  const used = new Set(users.map(({ call }) => call));
  const calls = (await definitions()).filter(({ name }) => used.has(name));
  const text = [
    '# Provider states',
    'Generated from `mocks/states.ts` and the contracts by `npm run contracts:states`; do not edit. [contracts.md](contracts.md) is the guide.',
    'Before each request of a contract the verifier sends its states, each by one request:',
    '```http\nPOST /__mock/state\ncontent-type: application/json\n\n{ "state": "a cart is unknown", "params": { "hash": "c4f1e2" } }\n```',
    'The server puts the state into effect and then answers with any status from 200 to 299. A state starts from the initial data: it ends every state before it. An unknown state, or wrong parameters, are answered with 400, so that a misspelt state is noticed. Every request has the header `x-mock-visitor: verify`, which tells the mock the visitor; other servers may ignore it.',
    '## States',
    ...Object.entries(states).map(([name, state]) => section(name, state, usersOf(name))),
    '## How to make a call fail',
    "The state 'a call fails' names a call and a fault. On a server of your own, a check before all routes is enough: if the request is one of the named call, send the answer of the fault. The table says which request belongs to which call (`:name` is one segment of the path, `:name*` the whole path), the list below it what is sent. The other faults of the mock are in no contract.",
    callTable(calls),
    faultList(users),
  ].join('\n\n');
  return formatted(statesPagePath, text);
}
