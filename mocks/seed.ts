import type { CountryCode } from '#countries/country.ts';
import { productsOf } from '#fixtures/products.ts';
import { type ProductRow, productTable } from './products.ts';

/** What all visitors of a country share: never written after the seed. */
export interface World {
  products: ReturnType<typeof productTable>;
  /** The product that has an item, by the item's id. */
  productOfItem: Map<string, ProductRow>;
}

async function newWorld(country: CountryCode): Promise<World> {
  const products = productTable();
  const productOfItem = new Map<string, ProductRow>();
  for (const product of productsOf(country)) {
    await products.add(product);
    for (const size of product.sizes) productOfItem.set(size.skuSimple, product);
  }
  return { products, productOfItem };
}

const worlds = new Map<CountryCode, Promise<World>>();

/** The seeded catalogue of a country, made when first asked for. */
export function worldOf(country: CountryCode): Promise<World> {
  const world = worlds.get(country) ?? newWorld(country);
  worlds.set(country, world);
  return world;
}
