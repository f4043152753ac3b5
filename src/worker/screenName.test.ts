import { expect, test } from 'vitest';
import { screenOfAnswer } from './screenName.ts';
import type { Subject } from './storedCalls.ts';

const list: Subject = { kind: 'list', path: '/mujer/' };
const url = 'https://bff.example/catalog/category/full';
const full = { filters: [], seoSettings: { pageTitle: 'Mujer' }, metadata: { breadcrumbs: [] } };
const body = { path: '/mujer/', pageInfo: { page: 1, itemsPerPage: 10 }, filters: [] };
const page2 = { ...body, pageInfo: { page: 2, itemsPerPage: 10 } };
const chosen = { ...body, filters: [{ name: 'brand', values: ['zapala'] }] };
const untitled = { filters: [], seoSettings: null, metadata: { breadcrumbs: [{ label: 'Ropa' }] } };

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
    { kind: 'list', path: '/catalog/' },
    { ...body, q: 'bota & té' },
    full,
    { kind: 'list', name: 'bota & té', path: '/catalog/?q=bota%20%26%20t%C3%A9' },
  ],
])('PWA-05: the screen that can be opened by %s', (_what, subject, sent, answer, expected) => {
  const call = { url, body: sent === '' ? '' : JSON.stringify(sent) };
  const screen = screenOfAnswer(subject, call, JSON.stringify(answer));
  expect({ ...screen }).toEqual(expected);
});
