import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry, type RouteId } from './registry.ts';
import { type Route, routeOf } from './routes.ts';

const known = Object.entries(registry).flatMap(([id, { paths }]) =>
  paths.map((path): [string, RouteId] => [path, id as RouteId]),
);
const anyPath = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `/account/orders/${text}`),
  fc
    .array(fc.constantFrom('/', 'cart', 'catalog', 'a.html', '%', '%2', 'ac-', ':', '*', '\n'))
    .map((parts) => parts.join('')),
  fc.webPath(),
  fc.constantFrom(...known.map(([pattern]) => pattern)),
);

function check(find: (url: string) => Route) {
  fc.assert(
    fc.property(anyPath, (url) => {
      const { id, params } = find(url);
      return Object.hasOwn(registry, id) && Object.values(params).every((value) => typeof value === 'string');
    }),
    { seed: 20241, numRuns: 1000 },
  );
  fc.assert(
    fc.property(anyPath, (url) => {
      const path = url.replaceAll(/[?#]/g, '').replace(/\/+$/, '');
      return find(path).id === find(`${path}/`).id;
    }),
    { seed: 20241, numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (order) => {
      const { id, params } = find(`/account/orders/${encodeURIComponent(order)}`);
      return id === 'order' && params['order'] === order;
    }),
    { seed: 20241, numRuns: 500 },
  );
}

test('ROUTE-40, ROUTE-42: with or without a slash, its parameters decoded', () => {
  expect(() => check(routeOf)).not.toThrow();
});

const fixed = new Map(known);

test.each<[string, (url: string) => Route]>([
  ['throws at a broken percent sign', (url) => routeOf(decodeURI(url))],
  ['minds the slash at the end', (url) => ({ ...routeOf(url), id: fixed.get(url) ?? 'catalogue' })],
  [
    'leaves parameters encoded',
    (url) => ({ ...routeOf(url), params: { order: url.split('/').at(-1) ?? '' } }),
  ],
  [
    'forgets the catch-all',
    (url) => ({ ...routeOf(url), id: routeOf(url).id.replace('catalogue', 'none') as RouteId }),
  ],
])('refused is a table that %s', (_fault, find) => {
  expect(() => check(find)).toThrow('Property failed');
});
