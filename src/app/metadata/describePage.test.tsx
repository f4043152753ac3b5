import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { aProduct } from '#fixtures/product.ts';
import { navigated } from '#store/lastUrl.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { describePage, showHead } from './describePage.ts';

const { url: path } = aProduct();

/** The price of the product in JSON-LD; undefined without a product. */
function priceOf({ head }: Document): unknown {
  const text = head.querySelector('script[type="application/ld+json"]')?.textContent;
  if (!text) return undefined;
  const { '@graph': things } = JSON.parse(text) as {
    '@graph': { '@type': string; offers?: { price: number } }[];
  };
  return things.find((thing) => thing['@type'] === 'Product')?.offers?.price;
}

test('REACH-05: the metadata follow the page, a newer reply to it, and then the next page', async () => {
  const { store, shop } = renderShop({ children: null });
  const page = document.implementation.createHTMLDocument('Zapatilla urbana Lago');
  const end = new AbortController();
  const load = async (numericDiscountPrice: number) => {
    answerWith(
      http.get('*/catalog/product-details', () =>
        HttpResponse.json({ data: aProduct({ numericDiscountPrice }) }),
      ),
    );
    await store.dispatch(readProduct({ path, source: 'bff' }, { forceRefetch: true }));
  };
  store.dispatch(navigated({ url: path, kind: 'push' }));
  describePage({ store, shop, signal: end.signal }, page);
  await load(43_999);
  await waitFor(() => expect(priceOf(page)).toBe(43_999));
  await load(39_999);
  await waitFor(() => expect(priceOf(page)).toBe(39_999));
  store.dispatch(navigated({ url: '/menu', kind: 'push' }));
  await waitFor(() => expect(priceOf(page)).toBeUndefined());
  expect(page.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${shop.origin}/menu/`);
  end.abort();
});

const listed = {
  canonical: 'https://tienda.example/mujer/',
  properties: [['og:type', 'website'] as const],
  data: '{"@graph":[]}',
};
const unlisted = { canonical: undefined, properties: [['og:type', 'website'] as const], data: '' };

/** The metadata of a document for search engines. */
const metadataOf = ({ head }: Document) => ({
  canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
  robots: [...head.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content')),
  data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
});

test('REACH-05: an unlisted page removes canonical address and data of the previous page, and back restores them', () => {
  const page = document.implementation.createHTMLDocument('Vidriera');
  const first = { canonical: [listed.canonical], robots: [], data: [listed.data] };
  showHead(page, listed);
  expect(metadataOf(page)).toEqual(first);
  showHead(page, unlisted);
  expect(metadataOf(page)).toEqual({ canonical: [], robots: ['noindex'], data: [] });
  showHead(page, listed);
  expect(metadataOf(page)).toEqual(first);
});
