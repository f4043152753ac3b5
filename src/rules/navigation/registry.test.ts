import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, type PageName, pageSpec } from './pageFile.ts';
import { registry, type RouteId, type Row, screenName, screenSpec } from './registry.ts';
import { routeOf } from './routes.ts';

const ids = Object.keys(registry) as RouteId[];
const rows = ids.map((id) => ({ id, spec: pageSpec(id) }));

/** The values of rows, grouped by a shared key. */
function byKey(key: 'page' | 'file', fields: readonly (keyof (typeof rows)[number]['spec'])[]) {
  const found = new Map<string, Set<string>>();
  for (const { spec } of rows) {
    const variants = found.get(spec[key]) ?? new Set();
    found.set(spec[key], variants.add(JSON.stringify(fields.map((field) => spec[field] ?? null))));
  }
  return [...found].filter(([, variants]) => variants.size > 1).map(([name]) => name);
}

describe('the registry of screens', () => {
  test.each(rows)('APP-06: the screen of $id is a module that exports it', ({ spec }) => {
    const file = `src/features/${spec.file}.tsx`;
    expect(existsSync(file)).toBe(true);
    const exported = [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)];
    const prefetchers = spec.prefetch === undefined ? [] : [spec.prefetch];
    expect(exported.map(([, name]) => name)).toEqual(
      expect.arrayContaining([screenName(spec), ...prefetchers]),
    );
  });

  test('ROUTE-41: no path is in two rows', () => {
    const paths = ids.flatMap((id) => registry[id].paths as readonly string[]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test.each([
    ['/', 'home'],
    ['/menu', 'menu'],
    ['/mujer/calzado/', 'menu'],
    ['/search', 'search'],
    ['/catalog/?q=botas', 'menu'],
    ['/ac-nosotros', 'menu'],
    ['/zapatilla-urbana-lago-zp0001.html', 'menu'],
    ['/cart', 'bag'],
  ])('the active tab of %s is %s', (url, tab) => {
    expect(screenSpec(routeOf(url).id).tab).toBe(tab);
  });

  test('ROUTE-47: every screen of an account is guarded', () => {
    const paths = rows
      .filter(({ spec }) => spec.guard === undefined)
      .flatMap(({ id }) => registry[id].paths as readonly string[]);
    expect(paths.filter((path) => /^\/account(?:\/|$)/.test(path))).toEqual([]);
  });

  test.each(['/account/puntos', '/account/puntos/2026/', '/account/editaddress/7/x', '/account/x.html'])(
    'ROUTE-47: so is %s, which is none of them',
    (path) => {
      expect(screenSpec(routeOf(path).id).guard).toBe('session');
    },
  );

  test.each(['/accounts', '/accounts/x', '/x/account/orders'])('ROUTE-40: %s is a list', (path) => {
    expect(routeOf(path).id).toBe('catalogue');
  });

  test('only the pages of an account are guarded', () => {
    const guarded = rows.filter(({ spec }) => spec.guard !== undefined);
    const paths = guarded.flatMap(({ id }) => [...registry[id].paths]);
    expect(paths.filter((path) => !/^\/account(?:\/|$)/.test(path))).toEqual([]);
    expect(rows.length - guarded.length).toBeGreaterThan(5);
  });

  test('home is in the file that a server finds by itself, any other page in one of its name', () => {
    expect([fileOf('home'), fileOf('list')]).toEqual(['index.html', 'shells/list.html']);
  });

  test('routes of one page look the same until their code has loaded', () => {
    expect(byKey('page', ['skeleton', 'title', 'tab', 'early'])).toEqual([]);
  });

  test('routes of one file share one screen', () => {
    expect(byKey('file', ['guard', 'skeleton', 'chunk', 'prefetch'])).toEqual([]);
  });

  test('only home, list, product and cart have their shared code in the entry', () => {
    const first = rows.filter(({ spec }) => spec.chunk === 'first').map(({ spec }) => screenName(spec));
    expect([...new Set(first)].toSorted()).toEqual([
      'CartScreen',
      'CatalogueScreen',
      'HomeScreen',
      'ProductScreen',
    ]);
  });

  test('a row without a field that the shop or its build needs is a type error', () => {
    const whole = {
      paths: ['/size'],
      file: 'size/SizeScreen',
      title: 'bar',
      skeleton: 'home',
    } as const;
    const { skeleton, ...less } = whole;
    // @ts-expect-error -- It has no skeleton.
    const short: Row = less;
    // @ts-expect-error -- There is no such guard.
    const unguarded: Row = { ...whole, skeleton, guard: 'nobody' as const };
    // @ts-expect-error -- A page is known by the screens that name it.
    const page: PageName = 'size';
    const good: Row = { ...whole, skeleton, guard: 'session' as const };
    expect([short, unguarded, page, good]).toHaveLength(4);
  });
});
