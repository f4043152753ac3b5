import { expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';
import { catalogueError, emptyListOf, isReadable, listTitle } from './listPage.ts';

const tree: MenuItem[] = [
  { label: 'Mujer', url: '/mujer/', subitems: [{ label: 'Calzado de fiesta', url: '/mujer/fiesta/' }] },
];
const crumbs = [
  { label: 'Mujer', url: '/mujer/' },
  { label: 'Ofertas', url: '/ofertas/' },
  { label: 'Ofertas de hoy', url: '/x/' },
];
const search: MenuItem[] = [{ label: 'Todo', url: '/catalog/', subitems: [] }];

test.each([
  ['/mujer/fiesta/', crumbs, tree, 'Ofertas de hoy'],
  ['/catalog/?q=botas', crumbs, tree, 'Ofertas de hoy'],
  ['/catalog/?q=botas', [], search, 'botas'],
  ['/catalog/', [], search, 'Todo'],
  ['/mujer/fiesta?brand=zapala', [], tree, 'Calzado de fiesta'],
  ['/mujer/zapatillas-urbanas/', undefined, undefined, 'Zapatillas urbanas'],
  ['/mujer/calzado/botas-de-lluvia/', [], [], 'Botas de lluvia'],
  ['/', undefined, undefined, ''],
])(
  'CAT-56: %s without a title of its own is titled by breadcrumb, search, category or path',
  (url, breadcrumb, menu, title) => {
    expect(listTitle(parseCatalogueUrl(url), breadcrumb, menu)).toBe(title);
  },
);

test('CAT-56: an address without any path has no title', () => {
  expect(listTitle({ path: '', parameters: {} })).toBe('');
});

const list = { error: undefined, known: false, filtered: false, q: '', landing: false };

test.each([
  ['a path that leads to nothing', { error: 'NOT_FOUND' }, 'missing'],
  ['words that find nothing', { error: 'NOT_FOUND', q: 'botaz' }, 'missing'],
  ['filtered words of which nothing is known', { error: 'NOT_FOUND', q: 'botas', filtered: true }, 'missing'],
  ['any other error', { error: 'CLOSED' }, 'failed'],
  ['any other error of words', { error: 'CLOSED', q: 'botas' }, 'failed'],
  ['a page with texts only', { landing: true }, 'landing'],
  ['a page without products', {}, 'empty'],
  ['filters that leave nothing', { filtered: true }, 'noMatches'],
] as const)('CAT-52, FIND-03: %s', (_what, given, shown) => {
  expect(emptyListOf({ ...list, ...given })).toBe(shown);
});

test.each([
  ['is a failure of the list', {}, 'failed'],
  ['is a failure of the filtered list', { filtered: true }, 'failed'],
  ['of filtered words is no match', { q: 'botas', filtered: true }, 'noMatches'],
  ['of words in another order names them', { q: 'botas' }, 'missing'],
] as const)('CAT-55: NOT_FOUND for a list that was there %s', (_what, given, shown) => {
  expect(emptyListOf({ ...list, error: 'NOT_FOUND', known: true, ...given })).toBe(shown);
});

const failure = { message: 'Service unavailable.' };

test.each([
  ['nothing', [], undefined, undefined],
  ['the failure', [], failure, 'Service unavailable.'],
  ['the answer', ['NOT_FOUND'], undefined, 'NOT_FOUND'],
  ['the answer, the failure set aside', ['NOT_FOUND'], failure, 'NOT_FOUND'],
  ['the first entry of the answer', ['CLOSED', 'NOT_FOUND'], undefined, 'CLOSED'],
])('ERR-05, ERR-06: of a list, %s is the error', (_what, error, problem, expected) => {
  expect(catalogueError({ error }, problem)).toBe(expected);
});

test.each([
  ['q=botas', true],
  ['q=%C3%B1and%C3%BA', true],
  ['q=%F0%9F%91%9F', true],
  ['q=%', true],
  ['q=100%', true],
  ['q=', true],
  ['', true],
  ['q=%E0%A4%A', false],
  ['q=%C3', false],
  ['q=botas%FF', false],
  ['q=%00', false],
  ['q=%E2%80%8B%07', false],
  ['q=botas%00', true],
])('the phrase of %j can be read: %s', (query, is) => {
  expect(isReadable(new URLSearchParams(query).get('q') ?? undefined)).toBe(is);
});
