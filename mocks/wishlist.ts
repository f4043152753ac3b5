import { getWishlist, type WishlistItem } from '#schemas/wishlist.ts';
import type { WishRow } from './customers.ts';
import { ok } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';
import type { Session } from './session.ts';
import { stockOf } from './stock.ts';
import { pictureUrl } from './wireProduct.ts';

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

export const wishlistHandlers = [
  handleForCustomer(getWishlist, ({ session, customer, origin }) => ({
    ...ok,
    items: session.wishes
      .list({ where: (row) => row.customer === customer.id })
      .flatMap((row) => itemOf(row, session, origin)),
  })),
];
