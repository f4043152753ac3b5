import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';
import type { Base } from '#schemas/endpoint.ts';
import { parseCatalogue } from '#scripts/trace/catalogue.ts';

// Shop, mock and contracts are made from the same definitions of calls: only the catalogue knows that one is wrong.

const read = (name: string) => ({ name, text: readFileSync(`docs/requirements/${name}`, 'utf8') });
const statements = new Map(
  parseCatalogue([read('api.md')]).requirements.map(({ id, statement }) => [id, statement]),
);

/** A request as `wire.md` has it; a query with '…' is written out at another call. */
const written =
  /`(?<method>GET|POST|PUT|DELETE) \{(?<base>\w+)\}\/?(?<address>[^`]*)`(?:, form `(?<form>[^`]*)`)?/g;

/** The requests of the catalogue, with the ids of the lines that say their method and path. */
const requests = read('wire.md')
  .text.split(/^### /m)
  .slice(1)
  .flatMap((section) => {
    const ids = /^.*/.exec(section)?.[0].match(/API-\d+/g) ?? [];
    return [...section.matchAll(written)].map(({ groups = {} }) => {
      const { method = '', base = '', address = '', form = '' } = groups;
      const [path = '', query = ''] = address.replace('{sdkKey}', 'vidriera').split('?');
      const named = `${method} ${path.replace(/\/$/, '')}`;
      const said = ids.filter((id) => ids.length === 1 || statements.get(id)?.includes(named));
      const title = said.length > 0 ? `${said.join(', ')}: ${named}` : named;
      return { title, method, base: base as Base, path, query, form };
    });
  });

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

  test('API-105: the flags are asked for as the client of their host does, and by the ETag that is known', () => {
    const queries = recorded('flags').map((request) => request.query);
    expect(new Set(queries.map(({ sdk }) => String(sdk)))).toEqual(
      new Set(['ConfigCat-UnifiedJS-Browser/a-1.1.0']),
    );
    expect(new Set(queries.map(({ ccetag }) => ccetag?.[0]))).toEqual(new Set([undefined, 'W/"f1a2"']));
  });

  test("API-65: the rollout flag of a login is 'ligado', or is left out", () => {
    const logins = recorded('api').filter(({ path }) => path === 'customer/login');
    const flags = logins.map(({ form }) => new URLSearchParams(form).get('rollout'));
    expect(new Set(flags)).toEqual(new Set(['ligado', null]));
  });
});
