import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';
import type { Base } from '#schemas/endpoint.ts';

// Shop, mock and contracts are made from the same definitions of calls: only the catalogue knows that one is wrong. The
// tests name no line of it, because they run no code of the shop: they read what was recorded of it.

/** A request as `wire.md` has it; a query with '…' is written out at another call. */
const written =
  /`(?<method>GET|POST|PUT|DELETE) \{(?<base>\w+)\}\/?(?<address>[^`]*)`(?:, form `(?<form>[^`]*)`)?/g;

/** The requests of the catalogue. */
const requests = [...readFileSync('docs/requirements/wire.md', 'utf8').matchAll(written)].map(
  ({ groups = {} }) => {
    const { method = '', base = '', address = '', form = '' } = groups;
    const [path = '', query = ''] = address.replace('{sdkKey}', 'vidriera').split('?');
    const title = `${method} ${path.replace(/\/$/, '')}`;
    return { title, method, base: base as Base, path, query, form };
  },
);

const namesIn = (text: string) => [...new URLSearchParams(text).keys()].toSorted();

/** What was recorded of a request. */
const recorded = (base: Base) =>
  readPact(base).interactions.map(({ request: { method, path, query = {}, body } }) => ({
    method,
    path: path.slice(1),
    query,
    form: typeof body?.content === 'string' ? body.content : '',
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
