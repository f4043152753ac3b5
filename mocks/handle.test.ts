import { getResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { apiReply, type Endpoint, endpoint } from '#schemas/endpoint.ts';
import { getCities } from '#schemas/cities.ts';
import { handle, ok, refuse } from './handle.ts';
import { databaseOf } from './database.ts';

const reply = apiReply({ sum: v.number() });

const addUp = endpoint('addUp', [], {
  method: 'POST',
  base: 'api',
  path: 'sum/',
  apiVersion: 3,
  kind: 'change',
  fixed: { device: 'pwa' },
  query: v.object({ unit: v.picklist(['kg', 'm']) }),
  form: v.object({ count: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) }),
  reply,
});

const addJson = endpoint('addJson', [], {
  method: 'POST',
  base: 'bff',
  path: 'sum',
  kind: 'read',
  json: v.object({ counts: v.array(v.number()) }),
  reply: v.object({ sum: v.number() }),
});

const right = 'http://localhost/api/sum/?unit=kg&device=pwa&api_version=3';

const handlers = [
  handle(addUp, ({ args, db, origin }) => ({
    ...ok,
    sum: args.count + 1,
    unit: args.unit,
    origin,
    at: db.country,
  })),
  handle(addJson, ({ args }) => ({ sum: args.counts.reduce((sum, each) => sum + each, 0) })),
];

/** The status and JSON of the handlers' response. */
async function ask(url: string, body: string, headers: Record<string, string> = {}, asked = handlers) {
  const response = await getResponse(asked, new Request(url, { method: 'POST', headers, body }));
  return { status: response?.status, body: (await response?.json()) as unknown };
}

describe('the input of a handler', () => {
  test('comes as the definition reads it, with the visitor and the origin', async () => {
    const { status, body } = await ask(right, 'count=41', { 'x-mock-country': 'cl' });
    expect(status).toBe(200);
    expect(body).toEqual({
      error: false,
      message: '',
      sum: 42,
      unit: 'kg',
      origin: 'http://localhost',
      at: 'cl',
    });
  });

  test.each([
    ['API-02', 'another version', right.replace('api_version=3', 'api_version=2'), 'api_version must be 3'],
    ['API-02', 'no version', right.replace('&api_version=3', ''), 'api_version must be 3'],
    ['API-08', 'another device', right.replace('device=pwa', 'device=desktop'), 'device must be pwa'],
    ['API-09', 'another value than the query may have', right.replace('unit=kg', 'unit=lb'), 'lb'],
  ])('%s: %s is refused', async (_id, _what, url, cause) => {
    const { status, body } = await ask(url, 'count=41');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, message: expect.stringContaining(cause) as string });
  });

  test.each(['count=many', 'cuont=41', ''])('a form such as %j is refused', async (form) => {
    expect((await ask(right, form)).status).toBe(400);
  });

  test('JSON comes to the handler, and JSON of another shape does not', async () => {
    const url = 'http://localhost/bff/sum';
    expect(await ask(url, '{"counts":[1,2,3]}')).toEqual({ status: 200, body: { sum: 6 } });
    expect((await ask(url, '{"counts":["1"]}')).status).toBe(400);
    expect((await ask(url, 'null')).status).toBe(400);
  });

  test.each(['', '{"counts":[1,', '<p>'])('a body such as %j, that is no JSON, is refused', async (body) => {
    expect((await ask('http://localhost/bff/sum', body)).status).toBe(400);
  });
});

describe('two calls of one path', () => {
  const answering = (name: string, more: object) =>
    handle({ ...addJson, ...more, name } as never, () => ({ sum: 0, name }) as never);
  const form = v.object({ count: v.string(), unit: v.exactOptional(v.string()) });
  const both = [
    answering('addOne', { json: undefined, form, discriminator: 'unit' }),
    answering('addAll', { json: undefined, form }),
  ];

  test.each([
    ['count=1&unit=kg', 'addOne'],
    ['count=1', 'addAll'],
    ['count=unit', 'addAll'],
  ])('API-57: the form %s is one of %s', async (sent, name) => {
    const { body } = await ask('http://localhost/bff/sum', sent, {}, both);
    expect(body).toMatchObject({ name });
  });
});

describe('what is answered', () => {
  const answering = (given: unknown) => [handle(addUp, () => given as never)];

  test('a reply of another shape than the contract is an error of the mock, and says where', async () => {
    const { status, body } = await ask(right, 'count=41', {}, answering({ ...ok, sum: '42' }));
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: true, message: expect.stringMatching(/addUp.*sum/s) as string });
  });

  test('API-13, API-63: a refusal has its message, status and errors', async () => {
    const errors = [{ code: 'OUT_OF_STOCK', sku: 'ZP0001-38', message: 'Out of stock' }];
    const refused = await ask(right, 'count=41', {}, answering(refuse('Out of stock', { errors })));
    expect(refused).toEqual({ status: 200, body: { error: true, message: 'Out of stock', errors } });
    const failed = await ask(right, 'count=41', {}, answering(refuse('Cart not found', {}, 404)));
    expect(failed).toEqual({ status: 404, body: { error: true, message: 'Cart not found' } });
  });
});

describe('a fault', () => {
  test('is the answer of the call that it was set for, for that visitor alone', async () => {
    (await databaseOf('faulty', 'ar')).faults.set('addUp', 'unavailable');
    const faulty = { 'x-mock-visitor': 'faulty' };
    expect((await ask(right, 'count=41', faulty)).status).toBe(503);
    expect((await ask('http://localhost/bff/sum', '{"counts":[]}', faulty)).status).toBe(200);
    expect((await ask(right, 'count=41', { 'x-mock-visitor': 'other' })).status).toBe(200);
  });

  test('comes before the request is validated', async () => {
    (await databaseOf('faulty', 'ar')).faults.set('addUp', 'tooManyRequests');
    expect((await ask(right, 'count=many', { 'x-mock-visitor': 'faulty' })).status).toBe(429);
  });
});

describe('a call of the backend-for-frontend', () => {
  const getShelf = {
    ...addJson,
    name: 'getShelf',
    path: 'shelves/:shelf',
    params: v.object({ shelf: v.picklist(['upper', 'lower']) }),
    headers: ['x-os', 'x-store'],
    reply: v.object({ shelf: v.string() }),
  } satisfies Endpoint;
  const shelf = [
    handle(getShelf, ({ args }) =>
      args.counts.length === 0 ? refuse('NOT_FOUND', {}, 404) : { shelf: args.shelf },
    ),
  ];
  const own = { 'x-os': 'pwa', 'x-store': 'AR' };
  const at = (name: string) => `http://localhost/bff/shelves/${name}`;

  test('has the values of its path among the input of a handler', async () => {
    expect((await ask(at('upper'), '{"counts":[1]}', own, shelf)).body).toEqual({ shelf: 'upper' });
  });

  test.each([
    ['API-21, API-35', 'without the platform', { 'x-store': 'AR' }, 'x-os must be pwa'],
    ['API-21, API-35', 'without a store', { 'x-os': 'pwa' }, 'x-store must be AR'],
    [
      'COUNTRY-07',
      'for the store of another country',
      { ...own, 'x-mock-country': 'cl' },
      'x-store must be CL',
    ],
  ])('%s: %s is refused', async (_ids, _how, headers, message) => {
    const { status, body } = await ask(at('upper'), '{"counts":[1]}', headers, shelf);
    expect([status, body]).toEqual([400, { message }]);
  });

  test('API-09: with a value that its path may not have is refused', async () => {
    expect((await ask(at('middle'), '{"counts":[1]}', own, shelf)).status).toBe(400);
  });

  test('API-09: is refused by its status and message alone', async () => {
    const { status, body } = await ask(at('lower'), '{"counts":[]}', own, shelf);
    expect([status, body]).toEqual([404, { message: 'NOT_FOUND' }]);
  });
});

const request = () =>
  new Request('http://localhost/api/cities?api_version=3', { headers: { 'x-mock-visitor': 'failure' } });

async function failureOf(resolve: Parameters<typeof handle<typeof getCities>>[1]) {
  const response = await getResponse([handle(getCities, resolve)], request());
  return { status: response?.status, body: (await response?.json()) as unknown };
}

test('a write that the data model refuses is an error of the mock, and names call and field', async () => {
  const twice = () =>
    failureOf(async ({ db }) => {
      await db.carts.add({ hash: 'c4f1e2', lines: [] });
      return undefined as never;
    });
  await twice();
  expect(await twice()).toEqual({
    status: 500,
    body: {
      error: true,
      message: "Failed to answer getCities: Failed to add to carts: hash: 'c4f1e2' is taken.",
    },
  });
});

test('a thrown value that is no error is reported as well', async () => {
  const failure = await failureOf(() => {
    // oxlint-disable-next-line no-throw-literal -- What a library throws may be anything.
    throw 'no world';
  });
  expect(failure).toEqual({
    status: 500,
    body: { error: true, message: 'Failed to answer getCities: no world' },
  });
});
