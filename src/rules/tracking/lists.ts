import type { Home, HomeLink } from '#schemas/home.ts';

/** Number of products in one event, and on an analytics page (TRACK-27, TRACK-28). */
const batchSize = 10;

/** Returns the number of products before a page (TRACK-27). */
export const analyticsOffset = (page: number): number => batchSize * page - batchSize;

/** The position of a product in its list, from 1, by its page and its index there (TRACK-29). */
export const positionOf = (page: number, index: number): number => analyticsOffset(page) + index + 1;

/** Products in batches of 10 (TRACK-28). */
export function inBatches<Product>(products: readonly Product[]): Product[][] {
  const batches: Product[][] = [];
  for (let from = 0; from < products.length; from += batchSize)
    batches.push(products.slice(from, from + batchSize));
  return batches;
}

/** A promotion in an event. */
export interface Promotion {
  name: string;
  /** 'superior 1' (TRACK-31, TRACK-32). */
  position: string;
}

const labels = { top: 'superior', main: 'central', bottom: 'inferior' } as const;

/** The banners of home with their labels, in the order of the page; each slot counts on its own (TRACK-31, TRACK-32). */
export const promotionsOf = (
  home: Pick<Home, keyof typeof labels>,
): { link: HomeLink; promotion: Promotion }[] =>
  (['top', 'main', 'bottom'] as const).flatMap((slot) =>
    home[slot].map((link, index) => ({
      link,
      promotion: { name: link.name, position: `${labels[slot]} ${index + 1}` },
    })),
  );

/** How a visitor came to a list, as the event 'navigation' names it (TRACK-26). */
export type NavigationType = 'sin resultados' | 'busqueda' | 'categoria';

// As in `rules/catalogue/listPage.ts`, which is only in the chunk of the lists.
const notFound = 'NOT_FOUND';

/** Returns the kind of navigation, by the first answer of a list (TRACK-25, TRACK-26). */
export function navigationType(list: { error: readonly string[]; search: boolean }): NavigationType {
  if (list.error[0] === notFound) return 'sin resultados';
  return list.search ? 'busqueda' : 'categoria';
}
