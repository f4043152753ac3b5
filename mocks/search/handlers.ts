import type { Product } from '#fixtures/world/model.ts';
import { handle, ok } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import { getLegacySuggestions, getLegacyTopSearches } from '#schemas/legacySearch.ts';
import { getSuggestions, getTopSearches, type Suggestions } from '#schemas/search.ts';
import { correctedPhrase, normalizeText } from './spelling.ts';

const maxTerms = 8;

/** Search terms with their number of products: departments by gender, and brands. */
function termsOf(products: readonly Product[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { categories, brandName } of products) {
    const [whom = '', , what = ''] = categories.toLowerCase().split('|');
    for (const term of [`${what} ${whom}`, brandName.toLowerCase()])
      terms.set(term, (terms.get(term) ?? 0) + 1);
  }
  return terms;
}

/** The terms in which each typed word begins a word, by number of products. */
function termsWith(q: string, products: readonly Product[]): Suggestions['suggestions'] {
  const typed = normalizeText(q).split('-').filter(Boolean);
  if (typed.length === 0) return [];
  return [...termsOf(products)]
    .filter(([term]) => {
      const words = normalizeText(term).split('-');
      return typed.every((start) => words.some((word) => word.startsWith(start)));
    })
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other, 'es'))
    .slice(0, maxTerms)
    .map(([term, count]) => ({ term, count }));
}

/** The terms for a text and, if the typed text has none, its corrected spelling (API-46, API-47, FIND-05). */
export function suggestionsFor(q: string, products: readonly Product[]): Suggestions {
  const asTyped = termsWith(q, products);
  const correctedTerm = asTyped.length === 0 ? correctedPhrase(q, products) : undefined;
  const suggestions = correctedTerm === undefined ? asTyped : termsWith(correctedTerm, products);
  return { suggestions, correctedTerm: suggestions.length === 0 ? '' : (correctedTerm ?? '') };
}

/** Suggestions, of both hosts. */
export const suggestionHandlers = [
  handle(getSuggestions, ({ args, db }) => suggestionsFor(args.q, db.world.shop.products)),
  handle(getLegacySuggestions, ({ args, db }) => ({
    ...ok,
    ...suggestionsFor(args.q, db.world.shop.products),
  })),
];

/**
 * The departments with the most popular products, named as in the country; with the gender if several genders have the
 * department.
 */
export function topTerms(products: readonly Product[]): string[] {
  const totals = new Map<string, number>();
  for (const { categories, popularity } of products)
    totals.set(categories, (totals.get(categories) ?? 0) + popularity);
  const shelves = [...totals].map(([categories, popularity]) => {
    const [whom = '', , what = ''] = categories.toLowerCase().split('|');
    return { whom, what, popularity };
  });
  const isShared = (what: string) => shelves.filter((shelf) => shelf.what === what).length > 1;
  return shelves
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, maxTerms)
    .map(({ whom, what }) => (isShared(what) ? `${what} ${whom}` : what));
}

const wireTerms = ({ world }: Database) => topTerms(world.shop.products).map((term) => ({ term }));

/** Top searches, of both hosts (API-48, API-49). */
export const topSearchHandlers = [
  handle(getTopSearches, ({ db }) => ({ topSearch: wireTerms(db) })),
  handle(getLegacyTopSearches, ({ db }) => ({ ...ok, topSearch: wireTerms(db) })),
];
