import { legacyProductOf } from '#fixtures/legacyShapes.ts';
import { viewsOf } from '#fixtures/pictures.ts';
import type { Product } from '#fixtures/world/product.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct } from '#schemas/legacyProducts.ts';
import { getProduct } from '#schemas/product.ts';
import { handle, refuse } from './handle.ts';
import type { Session } from './session.ts';
import { wireSizeTable } from './sizeTables.ts';
import { pictureUrl, wireProduct, wireShipping, wireSizes } from './wireProduct.ts';

type Details = ReplyOf<typeof getProduct>['data'];

function sizeTableOf({ sizeTable }: Product, { world }: Session): Details['size_convertion_table'] {
  const found = world.shop.sizeTables.find(({ name }) => name === sizeTable);
  return found === undefined ? null : wireSizeTable(found);
}

function detailsOf(product: Product, session: Session, origin: string): Details {
  const related = product.related.flatMap((sku) => session.world.productOfSku.get(sku) ?? []);
  const views = Array.from({ length: viewsOf(product.thing) }, (_, place) => place + 1);
  return {
    ...wireProduct(product, session, origin),
    description: product.description,
    otherimages: views.slice(1).map((view) => pictureUrl(product.sku, view, origin)),
    related: related.map(({ sku, name, color, url }) => ({
      sku,
      productName: name,
      color,
      productImage: pictureUrl(sku, 1, origin),
      url,
    })),
    sizes: wireSizes(product, session),
    size_convertion_table: sizeTableOf(product, session),
    breadcrumbs: product.breadcrumbs,
    ...wireShipping(session.country),
  };
}

/** Finds a product by the sku at the end of its path; the words before it may change. */
const skuIn = (path: string) => /-([a-z\d]+)\.html$/.exec(path)?.[1]?.toUpperCase() ?? '';

function pageOf(path: string, { session, origin }: { session: Session; origin: string }) {
  const product = session.world.productOfSku.get(skuIn(path));
  return product && { data: detailsOf(product, session, origin) };
}

/** Product details, of both hosts (API-39, API-40). */
export const productHandlers = [
  handle(getProduct, ({ args, ...asked }) => pageOf(args.path, asked) ?? refuse('NOT_FOUND', {}, 404)),
  handle(getLegacyProduct, ({ args, ...asked }) => {
    const page = pageOf(`${args.segment}.html`, asked);
    return page === undefined ? refuse('NOT_FOUND', { data: null }, 404) : legacyProductOf(page);
  }),
];
