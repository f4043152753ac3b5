import * as v from 'valibot';

// Separate from the calls: the persisted wishlist is validated at every start, while the calls load with the hearts.

/** A saved product; a special price of 0 means none. */
export const wishlistItem = v.object({
  id: v.string(),
  sku: v.string(),
  productname: v.string(),
  brand: v.string(),
  image: v.string(),
  url: v.string(),
  price: v.number(),
  special_price: v.number(),
  available: v.boolean(),
});

/** The part of the wishlist slice that is persisted: a device without network shows it too (PERS-01). */
export const persistedWishlist = v.object({ items: v.optional(v.record(v.string(), wishlistItem)) });

export type WishlistItem = v.InferOutput<typeof wishlistItem>;

/** The saved products by sku (WISH-01), those saved last at the end. */
export type Wishlist = Readonly<Record<string, WishlistItem>>;
