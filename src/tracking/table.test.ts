import { describe, expect, test } from 'vitest';
import { toProduct } from '#api/product/toProduct.ts';
import { aProduct } from '#fixtures/product.ts';
import type { TrackedVisitor } from './events.ts';
import {
  type ListedSight,
  pageShown,
  pageVisited,
  productPressed,
  productsSeen,
  promotionPressed,
  promotionsShown,
  type Visit,
} from './signals.ts';
import { eventsOf, makeTable } from './table.ts';

const visitor: TrackedVisitor = { visitorClass: 'logged out', visitorId: 'aaaaaaaa' };

const visit: Visit = {
  url: '/catalog/?q=botas',
  page: '/catalog/?q=botas',
  address: 'https://ar.tienda.example/catalog/?q=botas',
  referrer: '',
  signal: new AbortController().signal,
};

const boots: ListedSight = {
  list: 'categoria',
  product: { id: 'ZP0001', name: 'Zapatilla urbana Lago', brand: 'Zapala', price: 43_999, position: 11 },
};
const shown: ListedSight = { ...boots, list: 'recomendados' };
const promotion = { name: 'Verano', position: 'central 1' };
const productModel = toProduct({
  data: aProduct({
    brand: 'Zapala',
    categories: 'Mujer|Calzado|Zapatillas',
    freeShipping: true,
    numericOriginalPrice: 54_999.5,
    numericDiscountPrice: 43_999.9,
  }),
});

/** A list as far as its event names it. */
const list = (search: boolean, error: string[] = [], total = 23) =>
  pageShown({ visit, content: { kind: 'list', list: { search, error, total } as never } });

const found = (navigationType: string, results = 23) => [
  { event: 'navigation', navigationType, page: '/catalog/?q=botas', results },
];

const cases: [what: string, action: unknown, events: object[]][] = [
  [
    'TRACK-09: a page is opened',
    pageVisited(visit),
    [{ event: 'pageview', page: '/catalog/?q=botas', visitor }],
  ],
  ['TRACK-26: a search has its results', list(true), found('busqueda')],
  ['TRACK-26: a category has its results', list(false), found('categoria')],
  ['TRACK-25, TRACK-26: a list is not found', list(true, ['NOT_FOUND'], 0), found('sin resultados', 0)],
  [
    'TRACK-21, TRACK-22: a product is shown',
    pageShown({ visit, content: { kind: 'product', product: productModel } }),
    [
      {
        event: 'productDetail',
        product: {
          id: 'ZP0001',
          name: 'Zapatilla urbana Lago',
          brand: 'Zapala',
          price: 43_999,
          category: 'Mujer/Calzado/Zapatillas/Envío gratis',
          description: 'Capellada de cuero Suela de goma',
        },
      },
    ],
  ],
  [
    'TRACK-21: home has its content, and its banners are reported',
    pageShown({ visit, content: { kind: 'other' } }),
    [],
  ],
  [
    'TRACK-21, TRACK-22: banners are shown',
    promotionsShown([promotion]),
    [{ event: 'promotionImpression', promotions: [promotion] }],
  ],
  [
    'TRACK-21, TRACK-22: a banner is pressed',
    promotionPressed(promotion),
    [{ event: 'promotionClick', promotion }],
  ],
  [
    'TRACK-21, TRACK-22: products are seen',
    productsSeen([boots, shown]),
    [
      { event: 'productImpression', list: 'categoria', products: [boots.product] },
      { event: 'productImpression', list: 'recomendados', products: [boots.product] },
    ],
  ],
  ['TRACK-21, TRACK-22: a product is pressed', productPressed(boots), [{ event: 'productClick', ...boots }]],
  ['another action', { type: 'cart/other' }, []],
];

/** The events of an action, by a new table. */
const eventsIn = (action: unknown, table = makeTable()) =>
  Promise.all(
    eventsOf(table, action, { getState: () => ({}) as never, visitor: () => Promise.resolve(visitor) }).map(
      async (event) => event,
    ),
  );

describe('the table', () => {
  test.each(cases)('%s', async (_what, action, events) => {
    expect(await eventsIn(action)).toEqual(events);
  });

  test('TRACK-28: 23 seen products are three events', async () => {
    const events = await eventsIn(productsSeen(Array.from({ length: 23 }, () => boots)));
    const counts = events.map((event) => (event.event === 'productImpression' ? event.products.length : 0));
    expect(counts).toEqual([10, 10, 3]);
  });
});
