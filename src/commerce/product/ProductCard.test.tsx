import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { toListedProduct } from '#api/product/listedProduct.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { lagoPicture, sizesOf } from '#fixtures/situations.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ProductCard } from './ProductCard.tsx';

const lago = toListedProduct(aListedProduct({ productImage: lagoPicture(1) }));

function Here() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

function show(product: Partial<typeof lago> = {}, props: { fast?: boolean; first?: boolean } = {}) {
  const { container } = renderShop({
    children: (
      <>
        <ProductCard product={{ ...lago, ...product }} fast {...props} />
        <Here />
      </>
    ),
  });
  const card = screen.getByRole('article');
  return { card, queries: within(card), image: container.querySelector('img') as HTMLImageElement };
}

const labels = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('CAT-38: a card shows picture, brand, name and price of its product', () => {
  const { queries, image, card } = show();
  expect(queries.getByRole('heading', { level: 2, name: 'Zapatilla urbana Lago' })).toBeVisible();
  expect(queries.getByText('Zapala')).toBeVisible();
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain('Ahora $ 43.999Precio anterior $ 54.999');
  expect(image).toHaveAttribute('src', '/images/p/zp0001-1-360.jpg');
  expect(image.sizes).toContain('49.8vw');
  expect(image.alt).toBe('');
});

test('PROD-06: a discount is on the picture, once', () => {
  const { queries } = show();
  expect(queries.getAllByText(/Descuento/)).toHaveLength(1);
  expect(queries.getByText('−20 %', { selector: 'p *' })).toBeVisible();
});

test.each([{ specialprice: 0 }, { price: 100, specialprice: 99.5 }])(
  'PROD-06, FMT-09: of %o there is no discount',
  (prices) => {
    const { queries, card } = show(prices);
    expect(queries.queryByText(/Descuento/)).toBeNull();
    expect(card.textContent).not.toContain('%');
  },
);

test('a press leads to the product, and gives its page what the list knows', () => {
  const { queries } = show();
  const link = queries.getByRole('link', { name: 'Zapatilla urbana Lago' });
  expect(link).toHaveAttribute('href', lago.url);
  fireEvent.click(link);
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    pathname: lago.url,
    state: lago,
  });
});

test.each([
  [true, 1],
  [false, 0],
])('a product that a brand pays for, %s, says so', (isProductBoost, count) => {
  const { queries } = show({ isProductBoost });
  expect(queries.queryAllByText('Patrocinado')).toHaveLength(count);
});

describe('the labels', () => {
  test('SHIP-01, SHIP-02, SHIP-07: are stock, free and fast shipping', () => {
    show({ freeShipping: true, fastShipping: true, sizes: sizesOf({ 38: 1 }) });
    expect(labels()).toEqual(['¡Última unidad!', 'Envío gratis', 'Envío en moto en 24 horas']);
  });

  test('SHIP-02: have no fast shipping where it must not be shown', () => {
    show({ fastShipping: true }, { fast: false });
    expect(labels()).toEqual([]);
  });
});

test.each([
  [{}, 'lazy'],
  [{ first: true }, 'eager'],
])('the picture of a card with %o is loaded %s', (props, loading) => {
  expect(show({}, props).image).toHaveAttribute('loading', loading);
});
