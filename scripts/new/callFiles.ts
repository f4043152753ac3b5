import type { Addition } from './edits.ts';
import type { Names } from './names.ts';

/** The requirement of a call. */
export const callRequirement = (id: string, { resource, item }: Names) =>
  `- **${id}** (decision) §0 — GET {api}/${resource.toLowerCase()}?api_version=3 reads ${resource}: of each ${item} id and name. [contract]`;

const schema = ({ resource, noun, item, type }: Names, id: string) => `import * as v from 'valibot';
import { apiReply, endpoint } from './endpoint.ts';

const ${item} = v.object({ id: v.string(), name: v.string() });

/** Reads the ${resource}: \`GET {api}/${resource.toLowerCase()}\` (${id}). */
export const get${noun} = endpoint({
  name: 'get${noun}',
  requirements: ['${id}'],
  method: 'GET',
  base: 'api',
  path: '${resource.toLowerCase()}',
  apiVersion: 3,
  kind: 'read',
  reply: apiReply({ ${resource}: v.array(${item}) }),
});

export type ${type} = v.InferOutput<typeof ${item}>;
`;

const fixture = ({
  resource,
  item,
  type,
  example,
}: Names) => `import type { ${type} } from '#schemas/${resource}.ts';

/** One ${item}. */
export const ${example} = (overrides: Partial<${type}> = {}): ${type} => ({
  id: '1',
  name: 'Primera',
  ...overrides,
});
`;

const contract = (
  { resource, noun, example }: Names,
  id: string,
) => `import { describe, expect, test } from 'vitest';
import { ${example} } from '#fixtures/${resource}.ts';
import { get${noun} } from '#schemas/${resource}.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';

describe('the ${resource}', () => {
  test('${id}: with id and name', async () => {
    const ${resource} = await interaction(get${noun}, {
      description: 'the ${resource}',
      given: 'there are ${resource}',
      params: {},
      args: {},
      reply: { error: false, message: '', ${resource}: [${example}()] },
    });
    expect(${resource}).toEqual([${example}()]);
  });

  test('${id}, API-13: that are refused', async () => {
    expect(await addRefusal(get${noun}, 'the ${resource}', {})).toMatchObject(refused);
  });

  test('${id}, API-09: of a server that is down', async () => {
    expect(await addOutage(get${noun}, 'the ${resource}', {})).toMatchObject(down);
  });
});
`;

const handlers = ({
  resource,
  noun,
  example,
}: Names) => `import { ${example} } from '#fixtures/${resource}.ts';
import { handle, ok } from '#mocks/handle.ts';
import { get${noun} } from '#schemas/${resource}.ts';

export const ${resource}Handlers = [
  handle(get${noun}, () => ({
    ...ok,
    ${resource}: [${example}(), ${example}({ id: '2', name: 'Segunda' })],
  })),
];
`;

const handlersTest = ({ resource, noun }: Names, id: string) => `import { expect, test } from 'vitest';
import { visit } from '#mocks/visit.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { get${noun} } from '#schemas/${resource}.ts';

test('${id}: the ${resource}, each with an id of its own', async () => {
  const { send } = await visit('${resource}');
  const { ${resource} } = await send<ReplyOf<typeof get${noun}>>('${resource.toLowerCase()}?api_version=3');
  expect(${resource}.map(({ id }) => id)).toEqual(['1', '2']);
});
`;

const api = (
  { resource, noun, type }: Names,
  id: string,
) => `import { request } from '#api/transport/request.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { get${noun}, type ${type} } from '#schemas/${resource}.ts';
import { shopApi } from './shopApi.ts';

/** The ${resource} that have a name. */
const to${noun} = ({ ${resource} }: ReplyOf<typeof get${noun}>): readonly ${type}[] =>
  ${resource}.filter(({ name }) => name.trim() !== '');

/** The ${resource} (${id}). */
export const ${resource}Api = shopApi.injectEndpoints({
  endpoints: (build) => ({
    get${noun}: build.query(request(get${noun}, to${noun})),
  }),
});
`;

const apiTest = (
  { resource, noun, example }: Names,
  id: string,
) => `import { afterEach, expect, test, vi } from 'vitest';
import { ${example} } from '#fixtures/${resource}.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { ${resource}Api } from './${resource}.ts';

afterEach(() => vi.unstubAllGlobals());

test('${id}: the ${resource} that have a name', async () => {
  const [named, nameless] = [${example}(), ${example}({ id: '2', name: ' ' })];
  const reply = { error: false, message: '', ${resource}: [named, nameless] };
  vi.stubGlobal('fetch', async () => Response.json(reply));
  const { data } = await storeOf().dispatch(${resource}Api.endpoints.get${noun}.initiate({}));
  expect(data).toEqual([named]);
});
`;

/** The files of a call, by path; docs/slice.md explains them in this order. */
export const callFiles = (names: Names, id: string): Record<string, string> => ({
  [`src/schemas/${names.resource}.ts`]: schema(names, id),
  [`fixtures/${names.resource}.ts`]: fixture(names),
  [`contracts/interactions/${names.resource}.pact.test.ts`]: contract(names, id),
  [`mocks/${names.resource}/handlers.ts`]: handlers(names),
  [`mocks/${names.resource}/handlers.test.ts`]: handlersTest(names, id),
  [`src/api/${names.resource}.ts`]: api(names, id),
  [`src/api/${names.resource}.test.ts`]: apiTest(names, id),
});

/** Where the lists name a call. */
export const callAdditions = ({ resource }: Names): Addition[] => [
  {
    path: 'mocks/handlers.ts',
    before: "import { wishlistHandlers } from './wishlist",
    text: `import { ${resource}Handlers } from './${resource}/handlers.ts';\n`,
  },
  { path: 'mocks/handlers.ts', before: '  ...homeHandlers,', text: `  ...${resource}Handlers,\n` },
  {
    path: 'mocks/states.ts',
    before: '  ...cartStates,',
    text: `  'there are ${resource}': seeded({
    meaning: 'There are ${resource}, each with an id and a name.',
    params: v.object({}),
    reliesOn: 'the ${resource} of the shop.',
  }),
`,
  },
  {
    path: 'testing/backend/endpointOf.ts',
    before: "import '#api/wishlist.ts';",
    text: `import '#api/${resource}.ts';\n`,
  },
  {
    path: 'mocks/states.test.ts',
    before: "  'the home has content': {",
    text: `  'there are ${resource}': {},\n`,
  },
];
