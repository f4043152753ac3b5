import { aSizeTable } from '#fixtures/product.ts';
import { containing, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';

const row = ['38', '38', '38', '37', '8', '39'];

/** The size table that the provider state names, with its row. */
export const womensShoes = aSizeTable({ systems: ['AR', 'CL', 'CO', 'BR', 'US', 'EU'], rows: [row] });

/** The provider state of a product whose prices, categories and size table are known. */
export const detailed = {
  given: 'the product has these details' as const,
  params: {
    path: '/zapatilla-urbana-lago-zp0001.html',
    product: {
      sku: 'ZP0001',
      price: 54999,
      special_price: 43999,
      free_shipping: false,
      fast_shipping: true,
      seller_free_shipping: false,
    },
    categories: ['/mujer/', '/mujer/calzado/', '/mujer/calzado/zapatillas/'],
    table: { title: womensShoes.title, systems: womensShoes.systems, row },
  },
};

/** Matches the systems in their order, the country's own first (API-40), and the cells of the row in the same order. */
export const tableMatches = (path: string): Matches => ({
  [`${path}.title`]: exactly,
  [`${path}.systems`]: exactly,
  [`${path}.rows`]: containing,
  [`${path}.rows.*`]: exactly,
});
