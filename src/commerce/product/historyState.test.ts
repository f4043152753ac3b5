import { describe, expect, test } from 'vitest';
import { toListedProduct } from '#api/product/listedProduct.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { modelOf, parseProductPreview } from './historyState.ts';

const product = toListedProduct(aListedProduct());
const path = '/zapatilla-urbana-lago-zp0001.html';

const preview = {
  sku: 'ZP0001',
  productName: 'Zapatilla urbana Lago',
  brand: 'Zapala',
  price: 54_999,
  specialprice: 43_999,
  productImage: 'https://img.tienda.example/p/zp0001-1.jpg',
  url: path,
  color: 'Blanco',
  freeShipping: false,
  isProductBoost: false,
  isECOFriendly: true,
};

test('a product of a list is the preview of its page, without what the page does not show at once', () => {
  expect(parseProductPreview(product, path)).toEqual(preview);
});

test.each(['/zapatilla-urbana-lago-zp0002.html', `${path}?a=1`, '', '/'])(
  'it is no preview of the page "%s"',
  (other) => {
    expect(parseProductPreview(product, other)).toBeUndefined();
  },
);

describe('the state of the history outlives a deployment', () => {
  test.each([undefined, null, '', 'ZP0001', 0, true, [], {}, [product], { product }, () => product])(
    'what is no product is no preview: %o',
    (state) => {
      expect(parseProductPreview(state, path)).toBeUndefined();
    },
  );

  const fields = Object.keys(preview) as (keyof typeof preview)[];

  test.each(fields)('a product without %s is no preview', (field) => {
    const { [field]: _left, ...rest } = product;
    expect(parseProductPreview(rest, path)).toBeUndefined();
  });

  test.each(fields)('a product whose %s has another type is no preview', (field) => {
    for (const wrong of [null, undefined, [], {}, typeof preview[field] === 'string' ? 1 : 'sí'])
      expect(parseProductPreview({ ...product, [field]: wrong }, path)).toBeUndefined();
  });
});

test('PROD-18: the state of another color has the sku with which the page has begun', () => {
  expect(modelOf({ model: 'ZP0001' })).toBe('ZP0001');
});

test.each([null, undefined, 'ZP0001', 7, [], {}, { model: 1 }, { model: null }, { sku: 'ZP0001' }])(
  'PROD-18: the state %j is that of a page of its own',
  (state) => {
    expect(modelOf(state)).toBeUndefined();
  },
);
