import { expect, test } from 'vitest';
import { signInAs, visit } from '#mocks/visit.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getWishlist } from '#schemas/wishlist.ts';

type Reply = ReplyOf<typeof getWishlist>;

async function open(name: string) {
  const visitor = await visit('wishlist', 'ar');
  const { token } = (await signInAs(visitor, name)).customer;
  return {
    db: visitor.db,
    add: async (sku: string) => visitor.send<Reply>('wishlist/?api_version=2', { token, sku }),
    remove: async (sku: string) =>
      visitor.send<Reply>(`wishlist/?token=${token}&sku=${sku}&api_version=2`, undefined, 'DELETE'),
  };
}

const skus = ({ items }: Reply) => items.map(({ sku }) => sku);

test('API-93: a saved product is at the end of the list, once', async () => {
  const { add } = await open('socia');
  expect(skus(await add('AN0107'))).toEqual(['ZP0001', 'CL0302', 'AN0107']);
  expect(await add('AN0107')).toEqual({ error: true, message: 'Item already exist in wishlist.' });
  expect(await add('XX9999')).toEqual({ error: true, message: 'Product not found.' });
});

test('API-94: a removed product is gone, and once more changes nothing', async () => {
  const { remove, db } = await open('socia');
  expect(skus(await remove('ZP0001'))).toEqual(['CL0302']);
  expect(skus(await remove('ZP0001'))).toEqual(['CL0302']);
  expect(db.wishes.list({ where: ({ sku }) => sku === 'ZP0001' })).toHaveLength(1);
});
