import type { CountryCode } from '#countries/country.ts';
import type { Product } from '#fixtures/world/product.ts';
import { type World as Shop, worldOf as shopOf } from '#fixtures/world/worldOf.ts';
import { type CatalogueIndex, catalogueIndex } from './catalogueIndex.ts';

/** What all visitors of a country share: never written after the seed. */
export interface World {
  shop: Shop;
  catalogue: CatalogueIndex;
  productOfSku: ReadonlyMap<string, Product>;
  /** The product that has an item, by the item's id. */
  productOfItem: ReadonlyMap<string, Product>;
}

function newWorld(country: CountryCode): World {
  const shop = shopOf({ country });
  const { products } = shop;
  return {
    shop,
    catalogue: catalogueIndex(shop),
    productOfSku: new Map(products.map((product) => [product.sku, product])),
    productOfItem: new Map(
      products.flatMap((product) => product.sizes.map(({ skuSimple }) => [skuSimple, product])),
    ),
  };
}

const worlds = new Map<CountryCode, Promise<World>>();

/** The seeded shop of a country, made when first asked for: a tenth of a second. */
export function worldOf(country: CountryCode): Promise<World> {
  const world = worlds.get(country) ?? Promise.resolve(newWorld(country));
  worlds.set(country, world);
  return world;
}
