/** Number of products in one event, and on an analytics page (TRACK-27, TRACK-28). */
const batchSize = 10;

/** How many products come before a page (TRACK-27). */
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
