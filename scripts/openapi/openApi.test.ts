import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { providers } from '#contracts/pact/providers.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { descriptions, openApiFolder } from './descriptions.ts';
import { lintDescription } from './lintDescription.ts';

interface Operation {
  operationId: string;
  description: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}

const textOf = (provider: string) => readFileSync(`${openApiFolder}/${provider}.json`, 'utf8');

/** The operations of a provider by path and method. */
const pathsOf = (provider: string) =>
  (JSON.parse(textOf(provider)) as { paths: Record<string, Record<string, Operation>> }).paths;

const names = Object.values(providers).map(({ name }) => name);

describe('the OpenAPI descriptions', () => {
  test('LAB-07: are what "npm run openapi" writes', async () => {
    const written = readdirSync(openApiFolder).map((name) => `${openApiFolder}/${name}`);
    const wanted = await descriptions();
    expect(written).toEqual([...wanted.keys()].sort());
    for (const [file, text] of wanted) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each(names)('LAB-07: that of %s is of version 3.1 and lints clean', async (name) => {
    expect(JSON.parse(textOf(name))).toMatchObject({ openapi: '3.1.0' });
    expect(await lintDescription(textOf(name))).toEqual([]);
  });

  test.each([
    ['a shape that is missing', '"#/components/schemas/regionList"', 'no-unresolved-refs'],
    ['an example of another shape', '"message": 404', 'no-invalid-media-type-examples'],
  ])('are red for %s', async (_what, wrong, rule) => {
    const text =
      rule === 'no-unresolved-refs'
        ? textOf('cms').replace(/"#\/components\/schemas\/\w+"/, wrong)
        : textOf('cms').replace(/"message": "[^"]*"/, wrong);
    expect(await lintDescription(text)).toContainEqual(expect.stringMatching(`^${rule} at `));
  });

  test('LAB-07: have every call once, at its method and path', async () => {
    const described = Object.values(providers).flatMap(({ name }) =>
      Object.entries(pathsOf(name)).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { operationId }]) =>
          operationId.split('-').map((call) => `${call}: ${name} ${method.toUpperCase()} ${path}`),
        ),
      ),
    );
    const defined = (await definitions()).map(
      ({ name, base, method, path }) =>
        `${name}: ${providers[base].name} ${method} /${path.replaceAll(/:(\w+)\*?/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(defined.sort());
  });
});

describe('a call of the description', () => {
  const api = pathsOf('shop-api');
  const parametersOf = (operation: Operation | undefined) =>
    (operation?.parameters ?? []).map(({ name, in: place, required, schema }) => [
      `${place} ${name}`,
      required,
      schema,
    ]);

  test('LAB-07: has its parameters', () => {
    expect(parametersOf(api['/cart/']?.['delete'])).toEqual([
      ['query api_version', true, { const: '3' }],
      ['query hash', true, { type: 'string' }],
      ['query item', true, { type: 'string' }],
    ]);
    expect(parametersOf(pathsOf('bff')['/catalog/{kind}']?.['post'])).toEqual([
      ['path kind', true, expect.anything()],
      ['header x-os', true, { const: 'pwa' }],
      ['header x-store', true, { type: 'string' }],
    ]);
  });

  test('LAB-07: that shares its path with another has the parameters of both', () => {
    const search = parametersOf(api['/search/']?.['get']);
    expect(search).toContainEqual([
      'query suggest',
      true,
      { anyOf: [{ const: '1' }, { const: 'topSearch' }] },
    ]);
    expect(search).toContainEqual(['query q', false, expect.anything()]);
  });

  test('LAB-07: has its body, as a form or as JSON', () => {
    const form = api['/cart/']?.['post']?.requestBody?.content['application/x-www-form-urlencoded'];
    expect(form?.schema).toMatchObject({
      anyOf: [{ required: ['item', 'quantity', 'hash'] }, { required: ['items'] }],
    });
    expect(Object.keys(pathsOf('bff')['/catalog/{kind}']?.['post']?.requestBody?.content ?? {})).toEqual([
      'application/json',
    ]);
  });

  test('LAB-07: has its answers, refusals and outages by their status', () => {
    const { responses = {} } = api['/cities']?.['get'] ?? {};
    expect(Object.keys(responses)).toEqual(['200', '503', '4XX', '5XX']);
    const values = Object.values(responses['200']?.content?.['application/json']?.examples ?? {});
    expect(values).toContainEqual(
      expect.objectContaining({ value: { success: false, message: 'Not active.' } }),
    );
    expect(pathsOf('tracking')['/']?.['get']?.responses).toHaveProperty('204');
  });

  // The codes of COUP-05 that an added coupon can be refused with, and those of API-63 and API-38.
  test.each([
    ['shop-api', '/cart/addvoucher', 'COUPON_INVALID'],
    ['shop-api', '/cart/addvoucher', 'COUPON_MAX_DISCOUNT'],
    ['shop-api', '/cart/addvoucher', 'COUPON_CREDIT_LIMIT'],
    ['shop-api', '/cart/removevoucher', 'COUPON_REMOVE_FAILED'],
    ['shop-api', '/cart/', 'OUT_OF_STOCK'],
    ['bff', '/catalog/{kind}', 'NOT_FOUND'],
  ])('LAB-07: %s %s says that it can fail with %s', (provider, path, code) => {
    expect(pathsOf(provider)[path]?.['post']?.description).toContain(`\`${code}\``);
  });
});
