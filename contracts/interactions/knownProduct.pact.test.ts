import { expect, test } from 'vitest';
import '#api/product/product.ts';
import { toLegacyProduct } from '#api/product/legacyProduct.ts';
import { toProduct } from '#api/product/toProduct.ts';
import { legacyProductOf } from '#fixtures/legacyShapes.ts';
import { aProduct } from '#fixtures/product.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct } from '#schemas/legacyProducts.ts';
import { getProduct } from '#schemas/product.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { detailed, tableMatches, womensShoes } from './knownTable.ts';

// A product whose prices, categories and size table the provider state determines.

const { path } = detailed.params;
const segment = path.slice(1).replace('.html', '');
const known = {
  breadcrumbs: [
    { label: 'Mujer', url: '/mujer/' },
    { label: 'Calzado', url: '/mujer/calzado/' },
    { label: 'Zapatillas', url: '/mujer/calzado/zapatillas/' },
  ],
  size_convertion_table: womensShoes,
};
const reply = { data: aProduct(known) };
const recorded = { data: { ...asRecorded(reply).data, ...known } };
const own: Matches = {
  'data.sku': exactly,
  'data.MainShipping.enabled': exactly,
  'data.SecondaryShipping.enabled': exactly,
  'data.breadcrumbs': entryByEntry,
  'data.breadcrumbs.*.url': exactly,
  ...tableMatches('data.size_convertion_table'),
};

test('API-40, SIZE-03: the two prices, the categories and the size table of a product', async () => {
  const product = await interaction(getProduct, {
    description: 'a product whose details are known',
    ...detailed,
    args: { path },
    reply,
    matches: {
      ...own,
      'data.numericOriginalPrice': exactly,
      'data.numericDiscountPrice': exactly,
      'data.freeShipping': exactly,
      'data.fastShipping': exactly,
      'data.sellerFreeShipping': exactly,
    },
  });
  expect(product).toEqual(toProduct(recorded));
});

test('API-39, SIZE-03: the same of the legacy host', async () => {
  const result = await interaction(getLegacyProduct, {
    description: 'a legacy product whose details are known',
    ...detailed,
    args: { segment },
    reply: legacyProductOf(reply),
    matches: {
      ...own,
      'data.price': exactly,
      'data.specialprice': exactly,
      'data.free_shipping': exactly,
      'data.fast_shipping': exactly,
      'data.seller_free_shipping': exactly,
    },
  });
  expect(toLegacyProduct(result as ReplyOf<typeof getLegacyProduct>)).toEqual(toProduct(recorded));
});
