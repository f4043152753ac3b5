import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';

/** A saved product; a special price of 0 means none. */
const wishlistItem = v.object({
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

/** Reads the wishlist of a customer: `GET {api}/wishlist/?token` (API-92). */
export const getWishlist = endpoint({
  name: 'getWishlist',
  requirements: ['API-92'],
  method: 'GET',
  base: 'api',
  path: 'wishlist/',
  apiVersion: 2,
  kind: 'read',
  auth: true,
  query: v.object({ token: v.string() }),
  reply: apiReply({ items: v.array(wishlistItem) }),
});

export type WishlistItem = v.InferOutput<typeof wishlistItem>;

/** The saved products by sku (WISH-01), those saved last at the end. */
export type Wishlist = Readonly<Record<string, WishlistItem>>;
