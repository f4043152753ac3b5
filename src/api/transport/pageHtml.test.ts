import { expect, test, vi } from 'vitest';
import { pageHtmlPrefetcher } from './pageHtml.ts';

const list = '/mujer/calzado/?brand=zapala';
const product = '/zapatilla-urbana-lago-zp0001.html';

test('CAT-29, API-45: the page of a URL is requested with GET and mode no-cors', () => {
  const fetchPage = vi.fn(() => Promise.resolve());
  pageHtmlPrefetcher(fetchPage)(list);
  expect(fetchPage.mock.calls).toEqual([[list, { mode: 'no-cors' }]]);
});

test('CAT-30: once for each address, also when it has failed', async () => {
  const fetchPage = vi.fn((_url: string) => Promise.reject(new TypeError('Failed to fetch')));
  const prefetch = pageHtmlPrefetcher(fetchPage);
  for (const url of [list, product, list, product, list]) prefetch(url);
  await Promise.resolve();
  expect(fetchPage.mock.calls.map(([url]) => url)).toEqual([list, product]);
});
