import { request } from '#api/transport/request.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { Wishlist } from '#schemas/persisted.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from '#schemas/wishlist.ts';
import { sessionApi } from './shopApi.ts';

/** The saved products by sku (WISH-01). */
export const toWishlist = ({ items }: Pick<ReplyOf<typeof getWishlist>, 'items'>): Wishlist =>
  Object.fromEntries(items.map((item) => [item.sku, item]));

/** The wishlist of a customer, and what changes it (API-92 to API-94). */
export const wishlistApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query(request(getWishlist, toWishlist)),
    addToWishlist: build.mutation(request(addToWishlist, toWishlist)),
    removeFromWishlist: build.mutation(request(removeFromWishlist, toWishlist)),
  }),
});

export const { useGetWishlistQuery } = wishlistApi;
