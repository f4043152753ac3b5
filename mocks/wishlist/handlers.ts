import { nextNumber } from '#mocks/customer/signIn.ts';
import type { WishRow } from '#mocks/customer/tables.ts';
import { handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import { pictureUrl, stockOf } from '#mocks/product/wireProduct.ts';
import type { Session } from '#mocks/session.ts';
import type { WishlistItem } from '#schemas/persisted.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from '#schemas/wishlist.ts';

function itemOf({ id, sku }: WishRow, session: Session, origin: string): WishlistItem[] {
  const product = session.world.productOfSku.get(sku);
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
      available: product.sizes.some(({ skuSimple }) => stockOf(skuSimple, session) > 0),
    },
  ];
}

const savedBy = (session: Session, customer: string, sku?: string) =>
  session.wishes.list({ where: (row) => row.customer === customer && (sku ?? row.sku) === row.sku });

/** The wishlist of a customer, as every one of these calls returns it. */
const listed = (session: Session, customer: string, origin: string) => ({
  ...ok,
  items: savedBy(session, customer).flatMap((row) => itemOf(row, session, origin)),
});

/** The first id that the server assigns. */
const firstId = 900_000;

export const wishlistHandlers = [
  handleForCustomer(getWishlist, ({ session, customer, origin }) => listed(session, customer.id, origin)),
  handleForCustomer(addToWishlist, async ({ session, customer, origin, args: { sku } }) => {
    if (!session.world.productOfSku.has(sku)) return refuse('Product not found.');
    if (savedBy(session, customer.id, sku).length > 0) return refuse('Item already exist in wishlist.');
    await session.wishes.add({ id: String(firstId + nextNumber(session)), customer: customer.id, sku });
    return listed(session, customer.id, origin);
  }),
  // A product that is not in the list is already removed.
  handleForCustomer(removeFromWishlist, async ({ session, customer, origin, args: { sku } }) => {
    for (const { id } of savedBy(session, customer.id, sku)) await session.wishes.remove(id);
    return listed(session, customer.id, origin);
  }),
];
