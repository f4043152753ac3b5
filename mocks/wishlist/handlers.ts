import { nextNumber } from '#mocks/customer/signIn.ts';
import type { WishRow } from '#mocks/customer/tables.ts';
import { handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import { pictureUrl, stockOf } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import type { WishlistItem } from '#schemas/persisted.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from '#schemas/wishlist.ts';

function itemOf({ id, sku }: WishRow, db: Database, origin: string): WishlistItem[] {
  const product = db.world.productOfSku.get(sku);
  if (product === undefined) return [];
  return [
    {
      id,
      sku,
      productname: product.name,
      brand: product.brandName,
      image: pictureUrl(sku, 1, origin),
      url: product.url,
      price: product.price,
      special_price: product.specialPrice,
      available: product.sizes.some(({ skuSimple }) => stockOf(skuSimple, db) > 0),
    },
  ];
}

const savedBy = (db: Database, customer: string, sku?: string) =>
  db.wishes.list({ where: (row) => row.customer === customer && (sku ?? row.sku) === row.sku });

/** The wishlist of a customer, as every one of these calls returns it. */
const listed = (db: Database, customer: string, origin: string) => ({
  ...ok,
  items: savedBy(db, customer).flatMap((row) => itemOf(row, db, origin)),
});

/** The first id that the server assigns. */
const firstId = 900_000;

export const wishlistHandlers = [
  handleForCustomer(getWishlist, ({ db, customer, origin }) => listed(db, customer.id, origin)),
  handleForCustomer(addToWishlist, async ({ db, customer, origin, args: { sku } }) => {
    if (!db.world.productOfSku.has(sku)) return refuse('Product not found.');
    if (savedBy(db, customer.id, sku).length > 0) return refuse('Item already exist in wishlist.');
    await db.wishes.add({ id: String(firstId + nextNumber(db)), customer: customer.id, sku });
    return listed(db, customer.id, origin);
  }),
  // A product that is not in the list is already removed.
  handleForCustomer(removeFromWishlist, async ({ db, customer, origin, args: { sku } }) => {
    for (const { id } of savedBy(db, customer.id, sku)) await db.wishes.remove(id);
    return listed(db, customer.id, origin);
  }),
];
