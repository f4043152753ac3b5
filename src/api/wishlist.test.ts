import { expect, test } from 'vitest';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { toWishlist } from './wishlist.ts';

test('WISH-01: the wishlist is keyed by sku, and its items have id and productname', () => {
  const boots = aWishlistItem({ id: '5502', sku: 'AN0107', productname: 'Botín Sierra' });
  const wishlist = toWishlist({ items: [aWishlistItem(), boots] });
  expect(Object.keys(wishlist)).toEqual(['ZP0001', 'AN0107']);
  expect(wishlist['AN0107']).toMatchObject({ id: '5502', productname: 'Botín Sierra' });
});

test('WISH-01: an empty wishlist has no sku', () => {
  expect(toWishlist({ items: [] })).toEqual({});
});
