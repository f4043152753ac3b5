import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { aProduct } from '#fixtures/product.ts';
import { navigated } from '#store/lastUrl.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { describePage } from './describePage.ts';

const { url: path } = aProduct();

/** The price of the product in JSON-LD; undefined without a product. */
function toldPrice({ head }: Document): unknown {
  const text = head.querySelector('script[type="application/ld+json"]')?.textContent;
  if (!text) return undefined;
  const { '@graph': things } = JSON.parse(text) as {
    '@graph': { '@type': string; offers?: { price: number } }[];
  };
  return things.find((thing) => thing['@type'] === 'Product')?.offers?.price;
}

test('REACH-05: search engines are told of a page, of a newer answer to it, and then of the next page', async () => {
  const { store, shop } = renderShop({ children: null });
  const page = document.implementation.createHTMLDocument('Zapatilla urbana Lago');
  const end = new AbortController();
  const answer = async (numericDiscountPrice: number) => {
    answerWith(
      http.get('*/catalog/product-details', () =>
        HttpResponse.json({ data: aProduct({ numericDiscountPrice }) }),
      ),
    );
    await store.dispatch(readProduct({ path, source: 'bff' }, { forceRefetch: true }));
  };
  store.dispatch(navigated({ url: path, kind: 'push' }));
  describePage({ store, shop, signal: end.signal }, page);
  await answer(43_999);
  await waitFor(() => expect(toldPrice(page)).toBe(43_999));
  await answer(39_999);
  await waitFor(() => expect(toldPrice(page)).toBe(39_999));
  store.dispatch(navigated({ url: '/menu', kind: 'push' }));
  await waitFor(() => expect(toldPrice(page)).toBeUndefined());
  expect(page.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${shop.origin}/menu/`);
  end.abort();
});
