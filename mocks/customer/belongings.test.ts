import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { citiesOf } from '#fixtures/cities.ts';
import { stockOf } from '#mocks/product/wireProduct.ts';
import { signInAs, visit } from '#mocks/visit.ts';
import type { getAddresses } from '#schemas/addresses.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getWishlist } from '#schemas/wishlist.ts';

const countries: CountryCode[] = ['ar', 'cl', 'co', 'br'];

async function open(name: string, country: CountryCode) {
  const { send, db, ...visitor } = await visit('belongings', country);
  const { token } = (await signInAs({ send, db, ...visitor }, name)).customer;
  return {
    db,
    addresses: async (as = token) =>
      send<ReplyOf<typeof getAddresses>>('customer/address?api_version=2', { token: as }),
    wishlist: async (as = token) => send<ReplyOf<typeof getWishlist>>(`wishlist/?token=${as}&api_version=2`),
  };
}

describe.each(countries)('in %s', (country) => {
  test.each([
    ['ana', 3, 6],
    ['nueva', 0, 0],
    ['confiada', 1, 0],
    ['socia', 1, 2],
  ])('API-74, API-92: %s has %i addresses and %i favourites', async (name, addresses, favourites) => {
    const customer = await open(name, country);
    expect((await customer.addresses()).addresses).toHaveLength(addresses);
    expect((await customer.wishlist()).items).toHaveLength(favourites);
  });

  test('API-74: one address is the default, and all are in cities of the country', async () => {
    const { addresses } = await (await open('ana', country)).addresses();
    const marks = addresses.map((each) => `${each.is_default_billing}${each.is_default_shipping}`);
    expect(marks).toEqual(['11', '00', '00']);
    const cities = citiesOf(country).map(({ id_city, fk_region }) => `${id_city} ${fk_region}`);
    for (const { fk_customer_address_city: city, fk_customer_address_region: region } of addresses)
      expect(cities).toContain(`${city} ${region}`);
    expect(new Set(addresses.map(({ id_customer_address: id }) => id)).size).toBe(3);
  });

  test('API-59: what is in the carts of customers is in stock', async () => {
    const { db } = await open('ana', country);
    const lines = db.carts.list().flatMap((row) => row.lines);
    expect(lines.length).toBe(3);
    expect(lines.filter(({ item, quantity }) => stockOf(item, db) < quantity)).toEqual([]);
  });
});

test('API-92: a favourite has what the catalogue says of it', async () => {
  const { wishlist, db } = await open('ana', 'ar');
  for (const { skuSimple } of db.world.productOfSku.get('AN0107')?.sizes ?? []) db.stock.set(skuSimple, 0);
  const { items } = await wishlist();
  expect(items.slice(0, 2)).toEqual([
    {
      id: '110051',
      sku: 'ZP0001',
      productname: 'Zapatilla urbana Lago',
      brand: 'Zapala',
      image: 'http://localhost/images/p/zp0001-1.jpg',
      url: '/zapatilla-urbana-lago-zp0001.html',
      price: 54999,
      special_price: 43999,
      available: true,
    },
    expect.objectContaining({ sku: 'AN0107', available: false }),
  ]);
});

test('API-13: an unknown token reads nothing', async () => {
  const { addresses, wishlist } = await open('ana', 'ar');
  const refused = { error: true, message: 'Requested token not found.' };
  expect([await addresses('tok-999'), await wishlist('tok-999')]).toEqual([refused, refused]);
});
