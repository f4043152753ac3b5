import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';
import type { Base } from '#schemas/endpoint.ts';
import { shapeDifferences } from './shapeDifferences.ts';

// Shop, mock and contracts are made from the same definitions of calls: only the catalogue knows that one is wrong. The
// tests name no line of it, because they run no code of the shop: they read what was recorded of it.

/** A request as `wire.md` has it; a query with '…' is written out at another call. */
const written =
  /`(?<method>GET|POST|PUT|DELETE) \{(?<base>\w+)\}\/?(?<address>[^`]*)`(?:, form `(?<form>[^`]*)`)?/g;

/** A request as `wire.md` has it with its body in JSON; at the full answers, which come with `/full`, it has none. */
const writtenWithBody = /`POST \{bff\}(?<path>[\w/-]+)(?<!\/full)`[^\n]*\n```json\n(?<body>.*?)\n```/gs;

const catalogue = readFileSync('docs/requirements/wire.md', 'utf8');

/** The requests of the catalogue. */
const requests = [...catalogue.matchAll(written)].map(({ groups = {} }) => {
  const { method = '', base = '', address = '', form = '' } = groups;
  const [path = '', query = ''] = address.replace('{sdkKey}', 'vidriera').split('?');
  const title = `${method} ${path.replace(/\/$/, '')}`;
  return { title, method, base: base as Base, path, query, form };
});

/** The bodies of the catalogue, by path; a full answer is asked for with the same one. */
const bodies = [...catalogue.matchAll(writtenWithBody)].flatMap(({ groups = {} }) => {
  const { path = '', body = '' } = groups;
  return [path, `${path}/full`].map((each) => ({ path: each, body: JSON.parse(body) as unknown }));
});

/** What is left out of a body where there is none. */
const optional = ['locationCode', 'userId'];

const namesIn = (text: string) => [...new URLSearchParams(text).keys()].toSorted();

/** What was recorded of a request. */
const recorded = (base: Base) =>
  readPact(base).interactions.map(({ request: { method, path, query = {}, body } }) => ({
    method,
    path: path.slice(1),
    query,
    form: typeof body?.content === 'string' ? body.content : '',
    body: typeof body?.content === 'string' ? undefined : body?.content,
  }));

describe('a request of the contracts is as the catalogue has it', () => {
  test('which has one for each call at least', () => {
    expect(requests.length).toBeGreaterThan(70);
  });

  test.each(requests)('$title', ({ method, base, path, query, form }) => {
    const alike = recorded(base).filter((request) => request.method === method && request.path === path);
    expect(alike).not.toEqual([]);
    const asked = query.includes('…')
      ? alike
      : alike.filter((each) => Object.keys(each.query).toSorted().join() === namesIn(query).join());
    expect(asked).not.toEqual([]);
    const sent = asked.map((each) => namesIn(each.form));
    expect(sent.some((names) => namesIn(form).every((name) => names.includes(name)))).toBe(true);
  });

  test('a body in JSON is sent to the catalogues alone, each with one of its own', () => {
    const sent = recorded('bff').filter(({ body }) => body !== undefined);
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(bodies.map(({ path }) => path)));
    const bases = ['api', 'cms', 'tracking', 'flags'] as const;
    expect(bases.flatMap(recorded).filter(({ body }) => body !== undefined)).toEqual([]);
  });

  test.each(bodies)('the body of POST $path', ({ path, body }) => {
    const sent = recorded('bff').filter((request) => request.path === path);
    expect(sent).not.toEqual([]);
    expect(sent.flatMap((each) => shapeDifferences(body, each.body, { optional }))).toEqual([]);
  });

  test('what can be left out of a body is sent in some', () => {
    const names = new Set(recorded('bff').flatMap(({ body }) => Object.keys(body ?? {})));
    expect(optional.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the flags are asked for as the client of their host does, and by the ETag that is known', () => {
    const queries = recorded('flags').map((request) => request.query);
    expect(new Set(queries.map(({ sdk }) => String(sdk)))).toEqual(
      new Set(['ConfigCat-UnifiedJS-Browser/a-1.1.0']),
    );
    expect(new Set(queries.map(({ ccetag }) => ccetag?.[0]))).toEqual(new Set([undefined, 'W/"f1a2"']));
  });

  test("the rollout flag of a login is 'ligado', or is left out", () => {
    const logins = recorded('api').filter(({ path }) => path === 'customer/login');
    const flags = logins.map(({ form }) => new URLSearchParams(form).get('rollout'));
    expect(new Set(flags)).toEqual(new Set(['ligado', null]));
  });
});

describe('a body that is not the written one', () => {
  const body = {
    path: '/',
    pageInfo: { page: 1 },
    filters: [{ name: 'brand', values: ['a'] }],
    q: 'a',
    userId: '',
  };

  test.each([
    ['nothing', body, []],
    ['a field that may be left out', { ...body, userId: undefined }, []],
    ['an empty list', { ...body, filters: [] }, []],
    ['a field of another name', { ...body, q: undefined, query: 'a' }, ['q: missing', 'query: not written']],
    [
      'a field below of another name',
      { ...body, pageInfo: { size: 1 } },
      ['pageInfo.page: missing', 'pageInfo.size: not written'],
    ],
    [
      'text for a number',
      { ...body, pageInfo: { page: '1' } },
      ['pageInfo.page: number is written, string is sent'],
    ],
    ['a number for a text', { ...body, userId: 140 }, ['userId: string is written, number is sent']],
    [
      'a text for a list',
      { ...body, filters: [{ name: 'a', values: 'b' }] },
      ['filters.*.values: list is written, string is sent'],
    ],
    ['a map for a list', { ...body, filters: { brand: 'a' } }, ['filters: list is written, object is sent']],
    ['null for a map', { ...body, pageInfo: null }, ['pageInfo: object is written, null is sent']],
    [
      'a later entry of another shape',
      { ...body, filters: [...body.filters, { name: 'price' }] },
      ['filters.*.values: missing'],
    ],
    ['no body', undefined, ['the body: object is written, undefined is sent']],
  ])('is reported: %s', (_what, sent, differences) => {
    expect(shapeDifferences(body, sent, { optional })).toEqual(differences);
  });
});
