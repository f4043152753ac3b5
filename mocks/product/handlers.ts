import { countryByCode } from '#countries/countries.ts';
import { legacyProductOf } from '#fixtures/legacyShapes.ts';
import { viewsOf } from '#fixtures/pictures.ts';
import { aShippingMethod } from '#fixtures/shipping.ts';
import type { Product } from '#fixtures/world/model.ts';
import type { SizeTable } from '#fixtures/world/sizeTables.ts';
import { found, handle, ok, refuse } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct, getLegacyRecommendations } from '#schemas/legacyProducts.ts';
import { getPayLaterCheck, getPayLaterWidget } from '#schemas/payLater.ts';
import { getProduct } from '#schemas/product.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { getShippingMethods } from '#schemas/shipping.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { pictureUrl, wireProduct, wireShipping, wireSizes } from './wireProduct.ts';

type Details = ReplyOf<typeof getProduct>['data'];

function sizeTableOf({ sizeTable }: Product, { world }: Database): Details['size_convertion_table'] {
  const found = world.shop.sizeTables.find(({ name }) => name === sizeTable);
  return found === undefined ? null : wireSizeTable(found);
}

function detailsOf(product: Product, db: Database, origin: string): Details {
  const related = product.related.flatMap((sku) => db.world.productOfSku.get(sku) ?? []);
  const views = Array.from({ length: viewsOf(product.thing) }, (_, index) => index + 1);
  return {
    ...wireProduct(product, db, origin),
    description: product.description,
    otherimages: views.slice(1).map((view) => pictureUrl(product.sku, view, origin)),
    related: related.map(({ sku, name, color, url }) => ({
      sku,
      productName: name,
      color,
      productImage: pictureUrl(sku, 1, origin),
      url,
    })),
    sizes: wireSizes(product, db),
    size_convertion_table: sizeTableOf(product, db),
    breadcrumbs: product.breadcrumbs,
    ...wireShipping(db.country),
  };
}

/** Finds a product by the sku at the end of its path; the text before it may change. */
const skuIn = (path: string) => /-([a-z\d]+)\.html$/.exec(path)?.[1]?.toUpperCase() ?? '';

function pageOf(path: string, { db, origin }: { db: Database; origin: string }) {
  const product = db.world.productOfSku.get(skuIn(path));
  return product && { data: detailsOf(product, db, origin) };
}

/** Product details, of both hosts (API-39, API-40). */
export const productHandlers = [
  handle(getProduct, ({ args, ...context }) => pageOf(args.path, context) ?? refuse('NOT_FOUND', {}, 404)),
  handle(getLegacyProduct, ({ args, ...context }) => {
    const page = pageOf(`${args.segment}.html`, context);
    return page === undefined ? refuse('NOT_FOUND', { data: null }, 404) : legacyProductOf(page);
  }),
];

/** A size table as the wire has it. */
const wireSizeTable = ({ title, systems, rows }: SizeTable) => ({ title, systems, rows });

/** The size tables of the shop. The same tables belong to its products (API-26). */
function wireSizeTables({ world, content }: Database) {
  const set = content.get(getSizeTables.fixed.key);
  return set === undefined ? world.shop.sizeTables.map(wireSizeTable) : set;
}

/** The content of one key; `mocks/content/handlers.ts` has the other keys. */
export const sizeTableHandlers = [
  handle(getSizeTables, ({ db }) => ({ ...ok, content: wireSizeTables(db) })),
];

/** Pay later is active in every country of the mock. The shop requests it only where its switch is on (BNPL-04). */
export const payLaterHandlers = [handle(getPayLaterWidget, () => ok), handle(getPayLaterCheck, () => ok)];

/** The courier's fee as a share of the country's free-shipping threshold. */
const share = 0.05;

/** Motorcycles deliver to the cities that the catalogue names (API-44, CAT-43). */
export const shippingHandlers = [
  handle(getShippingMethods, ({ args: { location, shipment_type }, db }) => {
    const price = Math.round(countryByCode(db.country).freeShippingThreshold * share);
    const branch = aShippingMethod({ name: 'Retiro en sucursal', price: 0, days_min: 2, days_max: 4 });
    if (shipment_type === 'standard')
      return { ...found, data: { standard: aShippingMethod({ price }), branch } };
    const { enabled, availableCities } = wireShipping(db.country).MainShipping;
    const reached = enabled && availableCities.includes(location.split('-')[1] ?? '');
    const fast = aShippingMethod({ name: 'Envío en moto', price: price * 2, days_min: 1, days_max: 1 });
    return { ...found, data: reached ? { fast } : {} };
  }),
];

const maxProducts = 10;

/**
 * Recommends products of the same gender, one per model, the most popular first. With an available product they are of
 * other categories, with an unavailable one of its own category. Without a known product they are the most popular of
 * all.
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

function wireRecommended({ sku }: { sku?: string }, { world }: Database, origin: string) {
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
  handle(getRecommendations, ({ args, db, origin }) => ({
    products: wireRecommended(args, db, origin),
  })),
  handle(getLegacyRecommendations, ({ args, db, origin }) => ({
    ...ok,
    products: wireRecommended(args, db, origin),
  })),
];
