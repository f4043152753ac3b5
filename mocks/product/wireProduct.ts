import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { citiesOf } from '#fixtures/cities.ts';
import type { Product } from '#fixtures/world/model.ts';
import type { Database } from '#mocks/database.ts';

/** The stock of an item for this visitor: set by a provider state, else the catalogue's. */
export function stockOf(item: string, { stock, world }: Database): number {
  const size = world.productOfItem.get(item)?.sizes.find(({ skuSimple }) => skuSimple === item);
  return stock.get(item) ?? size?.stock ?? 0;
}

/** The sizes of the product of an item but its own, with their stock. */
export const otherSizes = (db: Database, sku: string) =>
  (db.world.productOfItem.get(sku)?.sizes ?? [])
    .filter(({ skuSimple }) => skuSimple !== sku)
    .map(({ skuSimple, size }) => ({ skuSimple, numberSize: size, stock: stockOf(skuSimple, db) }));

/** The URL of a product's picture; views count from 1. */
export const pictureUrl = (sku: string, view: number, origin: string) =>
  `${origin}/images/p/${sku.toLowerCase()}-${view}.jpg`;

/** The sizes of a product with their stock for this visitor. */
export const wireSizes = ({ sizes }: Product, db: Database) =>
  sizes.map(({ skuSimple, size }) => ({
    skuSimple,
    numberSize: size,
    stock: stockOf(skuSimple, db),
  }));

/** A product in a list (API-28). */
export function wireProduct(product: Product, db: Database, origin: string) {
  const sizes = wireSizes(product, db);
  return {
    id: product.id,
    sku: product.sku,
    productName: product.name,
    brand: product.brandName,
    numericOriginalPrice: product.price,
    numericDiscountPrice: product.specialPrice,
    productImage: pictureUrl(product.sku, 1, origin),
    url: product.url,
    color: product.color,
    available: sizes.some(({ stock }) => stock > 0),
    gender: product.gender,
    categories: product.categories,
    seller: product.seller,
    sellerFreeShipping: product.sellerFreeShipping,
    freeShipping: product.freeShipping,
    fastShipping: product.fastShipping,
    isProductBoost: product.boosted,
    isECOFriendly: product.eco,
    sizes,
  };
}

/** Motorcycles deliver in the first city of a country that has them (COUNTRY-18, CAT-43). */
export function wireShipping(country: CountryCode) {
  const { fastShipping: enabled } = countryByCode(country).switches;
  const reached = citiesOf(country).slice(0, 1);
  return {
    MainShipping: { enabled, availableCities: enabled ? reached.map(({ id_city }) => id_city) : [] },
    SecondaryShipping: { enabled: false, availableCities: [] },
  };
}
