import type { CountryCode } from '#countries/country.ts';
import type { Product } from '#fixtures/world/model.ts';
import { type World as Shop, worldOf as shopOf } from '#fixtures/world/worldOf.ts';
import { type CatalogueIndex, catalogueIndex } from '#mocks/catalogue/catalogueIndex.ts';

/** The data that all visitors of a country share; read-only after seeding. */
export interface World {
  shop: Shop;
  catalogue: CatalogueIndex;
  productOfSku: ReadonlyMap<string, Product>;
  /** The product of each item, by the item's id. */
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

/** The seeded shop of a country, created on first use in about 0.1 s. */
export function worldOf(country: CountryCode): Promise<World> {
  const world = worlds.get(country) ?? Promise.resolve(newWorld(country));
  worlds.set(country, world);
  return world;
}
