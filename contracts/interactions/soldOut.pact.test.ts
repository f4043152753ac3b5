import { describe, expect, test } from 'vitest';
import '#api/product/product.ts';
import { aCataloguePage, aFullCataloguePage, someFilters } from '#fixtures/catalogue.ts';
import { legacyPageOf, legacyProductOf } from '#fixtures/legacyShapes.ts';
import { aListedProduct, aProduct } from '#fixtures/product.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { legacyQuery } from '#api/catalogue/legacyCatalogue.ts';
import { getCataloguePage, getFullCataloguePage } from '#schemas/catalogue.ts';
import { getLegacyCataloguePage, getLegacyProduct } from '#schemas/legacyProducts.ts';
import { getProduct } from '#schemas/product.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { calzado, path } from './catalogueRequests.ts';

// A product without a size in stock is not available (PROD-11).

const product = { sku: 'ZP0001', price: 54999, special_price: 43999 };
const soldOut = (of: string) =>
  ({ given: 'the product is sold out', params: { path: of, product } }) as const;
const gone = { available: false, sizes: [{ skuSimple: 'ZP0001-38', numberSize: '38', stock: 0 }] };

describe('the page of a product that is sold out', () => {
  const page = '/zapatilla-urbana-lago-zp0001.html';
  const reply = { data: aProduct(gone) };
  const matches: Matches = {
    'data.sku': exactly,
    'data.available': exactly,
    'data.sizes.*.stock': exactly,
  };

  test('API-40, PROD-11: of the backend-for-frontend', async () => {
    const description = 'a product that is sold out';
    const result = await interaction(getProduct, {
      description,
      ...soldOut(page),
      args: { path: page },
      reply,
      matches,
    });
    expect(result).toMatchObject(gone);
  });

  test('API-39, PROD-11: of the legacy host', async () => {
    const result = await interaction(getLegacyProduct, {
      description: 'a legacy product that is sold out',
      ...soldOut(page),
      args: { segment: page.slice(1).replace('.html', '') },
      reply: legacyProductOf(reply),
      matches,
    });
    expect(result).toMatchObject({ data: gone });
  });
});

describe('a list with a product that is sold out', () => {
  const found = { products: [aListedProduct(gone)], total: 1 };
  const filters = someFilters().filter(({ key }) => key === 'gender');
  const matches: Matches = {
    total: exactly,
    products: entryByEntry,
    'products.*.sku': exactly,
    'products.*.available': exactly,
    'products.*.sizes.*.stock': exactly,
  };
  const listed = { products: [gone] };

  test('API-28, PROD-11: the first answer', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category with a product that is sold out',
      ...soldOut(path),
      args: calzado,
      reply: aCataloguePage(found),
      matches,
    });
    expect(page).toMatchObject(listed);
  });

  test('API-32, PROD-11: the full answer', async () => {
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category with a product that is sold out',
      ...soldOut(path),
      args: calzado,
      reply: aFullCataloguePage({ ...found, filters }),
      matches,
    });
    expect(page).toMatchObject(listed);
  });

  test('API-36, PROD-11: the legacy answer', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category with a product that is sold out',
      ...soldOut(path),
      args: legacyQuery(parseCatalogueUrl(path), undefined),
      reply: legacyPageOf(aFullCataloguePage({ ...found, filters })),
      matches,
    });
    expect(page).toMatchObject(listed);
  });
});
