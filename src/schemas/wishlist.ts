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

/** Answered with the whole list. */
const shared = {
  base: 'api',
  path: 'wishlist/',
  apiVersion: 2,
  auth: true,
  reply: apiReply({ items: v.array(wishlistItem) }),
} as const;

/** Reads the wishlist of a customer: `GET {api}/wishlist/?token` (API-92). */
export const getWishlist = endpoint({
  ...shared,
  name: 'getWishlist',
  requirements: ['API-92'],
  method: 'GET',
  kind: 'read',
  query: v.object({ token: v.string() }),
});

/** Saves a product: `POST {api}/wishlist/` (API-93). */
export const addToWishlist = endpoint({
  ...shared,
  name: 'addToWishlist',
  requirements: ['API-93'],
  method: 'POST',
  kind: 'change',
  form: v.object({ token: v.string(), sku: v.string() }),
});

/** Takes a product out of the wishlist: `DELETE {api}/wishlist/?token&sku` (API-94). */
export const removeFromWishlist = endpoint({
  ...shared,
  name: 'removeFromWishlist',
  requirements: ['API-94'],
  method: 'DELETE',
  kind: 'change',
  query: v.object({ token: v.string(), sku: v.string() }),
});

export type WishlistItem = v.InferOutput<typeof wishlistItem>;

/** The saved products by sku (WISH-01), those saved last at the end. */
export type Wishlist = Readonly<Record<string, WishlistItem>>;
