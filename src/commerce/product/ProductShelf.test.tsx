import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { lago } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { picture } from '#testing/render/openProduct.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import { ProductShelf } from './ProductShelf.tsx';

const viewed = Array.from({ length: 12 }, (_, number) =>
  aProductPreview({
    sku: `S${number}`,
    url: number === 3 ? lago.path : `/s${number}.html`,
    productImage: picture(1),
  }),
);

const findRow = () =>
  waitFor(() => {
    scrollToEnd();
    return within(screen.getByRole('region', { name: 'Visto hace poco' })).getByRole('list');
  });

test('PLACE-01, FIND-06: a return finds a row as far to the side as it was left, and a new visit at its start', async () => {
  renderShop({ storage: memoryStorage({ recent_products: JSON.stringify(viewed) }) });
  const row = await findRow();
  row.scrollTo({ left: 300, behavior: 'instant' });
  await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(250));
  const { scrollLeft } = row;
  fireEvent.scroll(row);
  fireEvent.click(within(row).getAllByRole('link')[3] as HTMLElement);
  await screen.findByRole('region', { name: 'Compra' });
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  const again = await findRow();
  expect(again).not.toBe(row);
  expect(again.scrollLeft).toBe(scrollLeft);
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Su carrito está vacío.' });
  expect((await findRow()).scrollLeft).toBe(0);
});

function Here() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

test('FMT-09: a product has its discount on it, if it has one', () => {
  const offer = aProductPreview({ price: 54_999, specialprice: 43_999, productImage: picture(1) });
  const usual = { ...offer, sku: 'S1', specialprice: 0 };
  renderShop({ children: <ProductShelf title="Visto hace poco" products={[offer, usual]} /> });
  const discounts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Descuento −\d+\s%/.exec(textContent ?? '')?.[0]);
  expect(discounts).toEqual(['Descuento −20\u00a0%', undefined]);
});

test('a press leads to the product, and gives its page what the row knows', () => {
  const products = viewed.slice(0, 1);
  renderShop({
    children: (
      <>
        <ProductShelf title="Visto hace poco" products={products} />
        <Here />
      </>
    ),
  });
  fireEvent.click(screen.getByRole('link'));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    pathname: '/s0.html',
    state: products[0],
  });
});
