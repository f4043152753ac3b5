import { afterAll, expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { addressOf, renderShell } from './renderShell.tsx';
import { withPictureBox } from './pictureBox.tsx';
import { type PageName, pageOf } from '#rules/navigation/pageFile.ts';
import { routeIds as ids, specs } from './pageTable.ts';

// Drawing a shell starts the loading of its screen, which has to end before the tests do.
afterAll(() => vi.dynamicImportSettled());

const others = ['cl', 'co', 'br'] satisfies CountryCode[];
const countries = ['ar', ...others] as const;

/** All in one turn: later the screens would be there. */
const drawn = ids.flatMap((id) =>
  countries.map((country) => ({ id, country, markup: renderShell(addressOf(id), country) })),
);
const drawnAt = (id: RouteId, country: CountryCode = 'ar') =>
  drawn.find((each) => each.id === id && each.country === country)?.markup;

const shown = new Map<PageName, string>();
for (const { id, markup } of drawn) {
  const page = pageOf(id);
  if (!shown.has(page)) shown.set(page, markup);
}

test.each(ids)('APP-07: what the shop draws first at the route %s is what its page holds', (id) => {
  expect(routeOf(addressOf(id)).id).toBe(id);
  expect(drawnAt(id)).toBe(shown.get(pageOf(id)));
});

test.each(others)(
  'COUNTRY-03: a page holds nothing of a country: in %s it is that of Argentina',
  (country) => {
    for (const id of ids) {
      expect(drawnAt(id, country)).toContain('<nav');
      expect(drawnAt(id, country)).toBe(drawnAt(id));
    }
  },
);

test('a page holds nothing that the policy refuses, and no address that leads outside', () => {
  for (const markup of shown.values()) {
    expect(markup).not.toMatch(/\s(?:style|on\w+)=|<script|<style|https?:/);
    expect(markup).toContain('<nav');
  }
});

test('APP-07: the pages of screens stand there as what is loading', () => {
  expect(new Set(shown.keys())).toEqual(new Set(specs.map(({ page }) => page)));
  for (const markup of shown.values()) expect(markup).toContain('<progress');
});

const box = /<img class="[\w-]*picture[\w-]*" alt="" fetchPriority="high"([^>]*)\/>/;

test.each([
  ['home', 'earlyHome', ''],
  ['catalogue', 'earlyList', ' sizes="(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw"'],
  ['product', 'earlyProduct', ' sizes="(min-width: 45rem) 720px, 100vw" data-whole=""'],
] as const)(
  'REACH-09: the page of %s has a box for its first picture, without an address',
  (id, early, attributes) => {
    const page = withPictureBox(drawnAt(id) ?? '', early);
    expect(box.exec(page)?.[1]).toBe(attributes);
    expect(page.replace(box, '')).toBe(drawnAt(id));
    // It is in the first frame of the skeleton, over its shape.
    const [before = ''] = page.split('<img');
    expect(before.match(/data-shape="pane"/g)).toHaveLength(1);
    expect(before).toMatch(/data-shape="pane"[^>]*><\/span>$/);
  },
);

test('a page without a frame for a picture fails the build', () => {
  expect(() => withPictureBox(drawnAt('menu') ?? '', 'earlyHome')).toThrow('no frame for a picture');
});
