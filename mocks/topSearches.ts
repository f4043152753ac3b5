import type { Product } from '#fixtures/world/product.ts';
import { getLegacyTopSearches } from '#schemas/legacySearch.ts';
import { getTopSearches } from '#schemas/search.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';

const maxTerms = 8;

/**
 * The departments with the most popular products, in the words of their country; with the gender if several have the
 * department.
 */
export function topTerms(products: readonly Product[]): string[] {
  const asked = new Map<string, number>();
  for (const { categories, popularity } of products)
    asked.set(categories, (asked.get(categories) ?? 0) + popularity);
  const shelves = [...asked].map(([categories, popularity]) => {
    const [whom = '', , what = ''] = categories.toLowerCase().split('|');
    return { whom, what, popularity };
  });
  const isShared = (what: string) => shelves.filter((shelf) => shelf.what === what).length > 1;
  return shelves
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, maxTerms)
    .map(({ whom, what }) => (isShared(what) ? `${what} ${whom}` : what));
}

const wireTerms = ({ world }: Session) => topTerms(world.shop.products).map((term) => ({ term }));

/** Top searches, of both hosts (API-48, API-49). */
export const topSearchHandlers = [
  handle(getTopSearches, ({ session }) => ({ topSearch: wireTerms(session) })),
  handle(getLegacyTopSearches, ({ session }) => ({ ...ok, topSearch: wireTerms(session) })),
];
