import { expect, test } from 'vitest';
import { screenOfAnswer } from './screenName.ts';
import type { Subject } from './storedCalls.ts';

const list: Subject = { kind: 'list', path: '/mujer/' };
const url = 'https://bff.example/catalog/category/full';
const full = { filters: [], seoSettings: { pageTitle: 'Mujer' }, metadata: { breadcrumbs: [] } };
const body = { path: '/mujer/', sorting: 'popularity', pageInfo: { page: 1, itemsPerPage: 10 }, filters: [] };
const page2 = { ...body, pageInfo: { page: 2, itemsPerPage: 10 } };
const chosen = { ...body, filters: [{ name: 'brand', values: ['zapala'] }] };
const untitled = { filters: [], seoSettings: null, metadata: { breadcrumbs: [{ label: 'Ropa' }] } };

const fixed = 'details=false&maxitems=10&qty_products=10';
const botas: Subject = { kind: 'list', path: '/catalog/', q: 'botas' };

test.each<[string, string, Subject, object | undefined]>([
  ['the first page', 'page=1', list, { kind: 'list', path: '/mujer/', name: 'Mujer' }],
  ['a further page', 'page=2', list, undefined],
  [
    'a sort order',
    'sort=price&dir=asc&page=1',
    list,
    { kind: 'list', path: '/mujer/?sort=price&dir=asc', name: 'Mujer' },
  ],
  ['a choice of filters', 'brand=zapala&page=1', list, undefined],
  [
    'a sorted search',
    'sort=price&dir=asc&q=botas&page=1',
    botas,
    { kind: 'list', path: '/catalog/?sort=price&dir=asc&q=botas', name: 'botas' },
  ],
])('PWA-05: the screen that can be opened by %s of a legacy list', (_what, query, subject, expected) => {
  const url = `https://api.example${subject.path}?${fixed}&${query}&api_version=3`;
  expect(screenOfAnswer(subject, { url, body: '' }, JSON.stringify(full))).toEqual(expected);
});

test.each<[string, Subject, object | '', object, object]>([
  ['home', { kind: 'home', path: '/' }, '', {}, { kind: 'home', path: '/', name: '' }],
  ['segment tabs, a part of home', { kind: 'menu', path: '' }, '', {}, {}],
  [
    'a product',
    { kind: 'product', path: '/a.html' },
    '',
    { data: { productName: 'Bota' } },
    { kind: 'product', path: '/a.html', name: 'Bota' },
  ],
  [
    'a legacy one',
    { kind: 'product', path: '/a.html' },
    '',
    { data: { productname: 'Bota' } },
    { kind: 'product', path: '/a.html', name: 'Bota' },
  ],
  ['a product without name', { kind: 'product', path: '/a.html' }, '', { data: {} }, {}],
  ['a list', list, body, full, { ...list, name: 'Mujer' }],
  ['a list without title', list, body, untitled, { ...list, name: 'Ropa' }],
  ['the first answer of a list', list, body, { products: [] }, {}],
  ['a further page', list, page2, full, {}],
  ['a choice of filters', list, chosen, full, {}],
  [
    'a search',
    { kind: 'list', path: '/catalog/', q: 'bota & té' },
    { ...body, q: 'bota & té' },
    full,
    { kind: 'list', name: 'bota & té', path: '/catalog/?q=bota+%26+t%C3%A9' },
  ],
  [
    'a sort order',
    list,
    { ...body, sorting: 'price_asc' },
    full,
    { ...list, path: '/mujer/?sort=price&dir=asc', name: 'Mujer' },
  ],
  [
    'a sorting formula',
    list,
    { ...body, sorting: 'formula_7' },
    full,
    { ...list, path: '/mujer/?sort=formula_7', name: 'Mujer' },
  ],
  [
    'a sorted search',
    { kind: 'list', path: '/catalog/', q: 'bota' },
    { ...body, q: 'bota', sorting: 'newest_desc' },
    full,
    { kind: 'list', name: 'bota', path: '/catalog/?q=bota&sort=newest&dir=desc' },
  ],
])('PWA-05: the screen that can be opened by %s', (_what, subject, sent, answer, expected) => {
  const call = { url, body: sent === '' ? '' : JSON.stringify(sent) };
  const screen = screenOfAnswer(subject, call, JSON.stringify(answer));
  expect({ ...screen }).toEqual(expected);
});
