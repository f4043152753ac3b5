import { afterAll, expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { type RouteId, routeOf, routes } from '#rules/routes.ts';
import { addressOf, hasScreen, renderShell } from './renderShell.tsx';
import { type PageName, pageOf } from './pageTable.ts';

// Drawing a shell starts the loading of its screen, which has to end before the tests do.
afterAll(() => vi.dynamicImportSettled());

const ids = Object.keys(routes) as RouteId[];
const shown = new Map<PageName, string>();
for (const id of ids) {
  const page = pageOf(id, hasScreen(id));
  if (!shown.has(page)) shown.set(page, renderShell(addressOf(id)));
}

test.each(ids)('APP-07: what the shop draws first at the route %s is what its page holds', (id) => {
  expect(routeOf(addressOf(id)).id).toBe(id);
  expect(renderShell(addressOf(id))).toBe(shown.get(pageOf(id, hasScreen(id))));
});

test.each(['cl', 'co', 'br'] satisfies CountryCode[])(
  'COUNTRY-03: a page holds nothing of a country: it is the same in %s',
  (country) => {
    for (const id of ids) expect(renderShell(addressOf(id), country)).toBe(renderShell(addressOf(id), 'ar'));
  },
);

test('a page holds nothing that the policy refuses, and no address that leads outside', () => {
  for (const markup of shown.values()) {
    expect(markup).not.toMatch(/\s(?:style|on\w+)=|<script|<style|https?:/);
    expect(markup).toContain('<nav');
  }
});

test('APP-07: the pages of screens stand there as what is loading', () => {
  expect([...shown.keys()].sort()).toEqual(['cart', 'home', 'list', 'menu', 'missing', 'product']);
  for (const [page, markup] of shown) expect(markup.includes('<progress')).toBe(page !== 'missing');
});
