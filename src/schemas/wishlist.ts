import * as v from 'valibot';
import { apiReply, endpoint } from './endpoint.ts';
import { wishlistItem } from './persisted.ts';

/** Answered with the whole list. */
const shared = {
  base: 'api',
  path: 'wishlist/',
  apiVersion: 2,
  auth: true,
  reply: apiReply({ items: v.array(wishlistItem) }),
} as const;

/** Reads the wishlist of a customer: `GET {api}/wishlist/?token` (API-92). */
export const getWishlist = endpoint('getWishlist', ['API-92'], {
  ...shared,
  method: 'GET',
  kind: 'read',
  query: v.object({ token: v.string() }),
});

/** Saves a product: `POST {api}/wishlist/` (API-93). */
export const addToWishlist = endpoint('addToWishlist', ['API-93'], {
  ...shared,
  method: 'POST',
  kind: 'change',
  form: v.object({ token: v.string(), sku: v.string() }),
});

/** Takes a product out of the wishlist: `DELETE {api}/wishlist/?token&sku` (API-94). */
export const removeFromWishlist = endpoint('removeFromWishlist', ['API-94'], {
  ...shared,
  method: 'DELETE',
  kind: 'change',
  query: v.object({ token: v.string(), sku: v.string() }),
});
