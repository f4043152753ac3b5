import { describe, expect, test } from 'vitest';
import { pageChooser } from '#server/builtPages.ts';
import { addresses } from '#scripts/shells/addresses.ts';
import { fileOf } from '#rules/navigation/pageFile.ts';
import { pageRoutes } from '#scripts/shells/pageTable.ts';
import { pageUrl } from './pageUrl.ts';

const choose = pageChooser({ ...pageRoutes, pages: {}, inline: {} });

describe('a navigation', () => {
  test.each(addresses)('PWA-05: to %s gets the page that the server gives', (address) => {
    const { pathname } = new URL(address, 'http://shop');
    expect(pageUrl(pathname)).toBe(`/${fileOf(choose(pathname) as 'home')}`);
  });

  test.each([
    ['/Zapatilla-urbana-lago-ZP0001.HTML', 'product'],
    ['/zapatilla-urbana-lago-zp0001.html).&e=AT0&s=1', 'product'],
    ['/zapatilla-urbana-lago-zp0001.html&utm_source=mail.com', 'product'],
    ['/mujer/calzado/&utm_source=mail.com', 'list'],
    ['/cart%20.', 'cart'],
  ] as const)('PWA-05: to %s gets the page that was meant', (path, page) => {
    expect(pageUrl(path)).toBe(`/${fileOf(page)}`);
  });

  test.each([
    '/robots.txt',
    '/service-worker.js',
    '/assets/index-1.js',
    '/images/p/zp0001-1-60.jpg',
    '/api/home/',
    '/bff/catalog/suggestion',
    '/__mock/reset',
    '/.policy/headers.json',
  ])('to %s is left to the server', (path) => {
    expect(pageUrl(path)).toBeUndefined();
  });
});
