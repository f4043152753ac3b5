import type { Product } from '#fixtures/world/product.ts';
import { getLegacyRecommendations } from '#schemas/legacyProducts.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';
import { pictureUrl } from './wireProduct.ts';

const maxProducts = 10;

/**
 * Recommends products of the same gender, one per model, the most popular first: those of other categories, which go with
 * it, or, in place of one that is not available, others of its own; without a known product the most popular of all.
 */
export function recommendedWith(product: Product | undefined, products: readonly Product[]): Product[] {
  const goesWith = (other: Product) =>
    product === undefined ||
    (other.gender === product.gender &&
      other.model !== product.model &&
      (other.categories === product.categories) === !product.available);
  const best = products
    .filter((other) => other.available && goesWith(other))
    .toSorted((one, other) => other.popularity - one.popularity);
  const models = [...Map.groupBy(best, ({ model }) => model).values()];
  return models.flatMap((colors) => colors.slice(0, 1)).slice(0, maxProducts);
}

function wireRecommended({ sku }: { sku?: string }, { world }: Session, origin: string) {
  const product = sku === undefined ? undefined : world.productOfSku.get(sku);
  return recommendedWith(product, world.shop.products).map((each) => ({
    sku: each.sku,
    name: each.name,
    brand: each.brandName,
    price: each.price,
    special_price: each.specialPrice,
    categories: each.categories,
    image: pictureUrl(each.sku, 1, origin),
    url: each.url,
  }));
}

/** Recommendations, of both hosts (API-51). */
export const recommendationHandlers = [
  handle(getRecommendations, ({ args, session, origin }) => ({
    products: wireRecommended(args, session, origin),
  })),
  handle(getLegacyRecommendations, ({ args, session, origin }) => ({
    ...ok,
    products: wireRecommended(args, session, origin),
  })),
];
