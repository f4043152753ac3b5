import { isSuccess, type PactInteraction } from '#contracts/pact/pactFile.ts';
import { type Endpoint, failureReply } from '#schemas/endpoint.ts';
import { anyOf, sharedParameters } from './parameters.ts';
import type { JsonSchema, Shapes } from './shapes.ts';

/** A call, and the interactions of its contract. */
export interface ContractedCall {
  call: Endpoint;
  interactions: readonly PactInteraction[];
}

interface Coded {
  errors?: { code?: string }[];
  messages?: { error: string[] };
}

type Examples = Record<string, { summary: string; value: unknown }>;

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const statusTexts: Record<string, string> = {
  200: 'The answer.',
  204: 'Taken; there is no body.',
  304: 'What the caller has already is still valid.',
  '4XX': 'The request is wrong.',
  '5XX': 'The server failed.',
};

/** The name of an example: the letters and digits of its interaction. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const bodyOf = ({ response }: PactInteraction) => response.body?.content;

const examplesOf = (interactions: readonly PactInteraction[]): Examples =>
  Object.fromEntries(
    interactions.flatMap((interaction) => {
      const value = bodyOf(interaction);
      return value === undefined
        ? []
        : [[slug(interaction.description), { summary: interaction.description, value }]];
    }),
  );

/** The codes in the responses of interactions: those of `errors`, also of a success (API-63), and of lists (API-38). */
function codesOf(interactions: readonly PactInteraction[]): string[] {
  const all = interactions.flatMap((interaction) => {
    const { errors = [], messages } = (bodyOf(interaction) ?? {}) as Coded;
    return [...errors.flatMap(({ code }) => code ?? []), ...(messages?.error ?? [])];
  });
  return [...new Set(all)].sort();
}

const content = (type: string, schema: JsonSchema, examples: Examples = {}) => ({
  [type]: { schema, ...(Object.keys(examples).length > 0 && { examples }) },
});

/** The refusal of a call with the status of a success (API-13, API-23). */
const refusal = (failure: JsonSchema): JsonSchema => ({
  allOf: [failure],
  anyOf: [
    { properties: { error: { const: true } }, required: ['error'] },
    { properties: { success: { const: false } }, required: ['success'] },
  ],
});

const sizeOf = (interaction: PactInteraction) => JSON.stringify(bodyOf(interaction) ?? '').length;

/** The interaction with the fullest response: one example of a success is enough. */
const fullest = (interactions: readonly PactInteraction[]) =>
  interactions.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);

/** The responses in the contracts by status, and a placeholder for further failures. */
function responsesOf(all: readonly ContractedCall[], shapes: Shapes) {
  const interactions = all.flatMap((each) => each.interactions);
  const failure = shapes.of(failureReply);
  const replies = all.filter(({ call }) => !call.empty).map(({ call }) => shapes.of(call.reply));
  const successes = all.flatMap((each) => fullest(each.interactions.filter(isSuccess)));
  const failures = interactions.filter((interaction) => !isSuccess(interaction));
  const byStatus = Map.groupBy(failures, ({ response }) => String(response.status));
  const refused = byStatus.get('200') ?? [];
  const possible = refused.length > 0 ? [...replies, refusal(failure)] : replies;
  const success =
    replies.length === 0
      ? { 204: { description: statusTexts['204'] } }
      : {
          200: {
            description: statusTexts['200'],
            content: content(json, anyOf(possible), examplesOf([...successes, ...refused])),
          },
        };
  byStatus.delete('200');
  const others = [...new Set([...byStatus.keys(), '4XX', '5XX'])].map((status) => {
    const examples = examplesOf(byStatus.get(status) ?? []);
    const description = statusTexts[status] ?? statusTexts[`${status.charAt(0)}XX`];
    const isEmpty = status.startsWith('3');
    return [status, { description, ...(!isEmpty && { content: content(json, failure, examples) }) }] as const;
  });
  return { ...success, ...Object.fromEntries(others) };
}

/** The body of a request, of each call that shares the place. */
function bodyOfRequest(calls: readonly Endpoint[], shapes: Shapes) {
  const given = calls.flatMap((call) => call.form ?? call.json ?? []);
  if (given.length === 0) return {};
  const type = calls.some((call) => call.json) ? json : form;
  const schema = anyOf(given.map((fields) => shapes.of(fields)));
  return { requestBody: { required: given.length === calls.length, content: content(type, schema) } };
}

/** What distinguishes a call from others with the same method and path. */
function distinctionOf({ name, discriminator, fixed = {} }: Endpoint) {
  if (discriminator === undefined) return `\`${name}\``;
  const value = fixed[discriminator];
  return value === undefined
    ? `\`${name}\` has the field \`${discriminator}\``
    : `\`${name}\` has \`${discriminator}=${value}\``;
}

/** The operation of calls with the same method and path, which OpenAPI does not distinguish. */
export function operationOf(all: readonly ContractedCall[], shapes: Shapes) {
  const calls = all.map(({ call }) => call);
  const names = calls.map(({ name }) => name);
  const codes = codesOf(all.flatMap((each) => each.interactions));
  const sentences = [
    `Requirements: ${[...new Set(calls.flatMap(({ requirements }) => requirements))].join(', ')}.`,
    ...(calls.length > 1 ? [`Calls of this place: ${calls.map(distinctionOf).join('; ')}.`] : []),
    ...(calls.some(({ auth }) => auth) ? ['It carries the token of the customer.'] : []),
    ...(codes.length > 0 ? [`Codes of failures: ${codes.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ];
  const parameters = sharedParameters(calls, shapes);
  return {
    operationId: names.join('-'),
    summary: names.join(', '),
    description: sentences.join(' '),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOfRequest(calls, shapes),
    responses: responsesOf(all, shapes),
  };
}
