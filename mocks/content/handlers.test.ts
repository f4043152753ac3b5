import { expect, test } from 'vitest';
import { cataloguePage } from '#mocks/catalogue/cataloguePages.ts';
import { visit } from '#mocks/visit.ts';
import type { getBrands } from '#schemas/brands.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

test.each(['ar', 'cl', 'co', 'br'] as const)(
  'CONTENT-03: the page of every brand in %s has products',
  async (country) => {
    const { db, send } = await visit('brands', country);
    const { brands } = await send<ReplyOf<typeof getBrands>>('brands/?api_version=3&device=pwa');
    const urls = Object.values(brands).flatMap((each) => each.map(({ url }) => url));
    expect(urls.length).toBeGreaterThan(10);
    const { catalogue } = db.world;
    const isFound = (path: string) => cataloguePage('static-page', { path }, catalogue)?.from.length ?? 0;
    expect(urls.filter((path) => isFound(path) === 0)).toEqual([]);
  },
);
