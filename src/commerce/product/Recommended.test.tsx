import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { aRecommendation } from '#fixtures/product.ts';
import { lago, lagoInBlack, sizesOf } from '#fixtures/situations.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct } from '#testing/render/openProduct.ts';
import { given, renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import { Recommended } from './Recommended.tsx';

const shelf = { name: 'También le puede gustar' } as const;
const addresses = ['*/bff/recommendation', '*/api/recommendation/'];

const [bff] = backends as [(typeof backends)[number]];
const findShelf = () =>
  waitFor(() => {
    scrollToEnd();
    return screen.getByRole('region', shelf);
  });

/** Waits until recommendations were requested, which they are at the end of the page. */
const requestOf = (skus: readonly unknown[]) =>
  waitFor(() => {
    scrollToEnd();
    expect(skus.length).toBeGreaterThan(0);
  });

/** Records the skus that recommendations are requested for, of either source; `products` replaces the answer of the mock. */
function watchSkus(products?: ReturnType<typeof aRecommendation>[]) {
  const skus: (string | null)[] = [];
  for (const address of addresses)
    answerWith(
      http.get(address, ({ request }) => {
        skus.push(new URL(request.url).searchParams.get('sku'));
        return products && HttpResponse.json({ error: false, message: '', products });
      }),
    );
  return skus;
}

describe.each(backends)('the recommended products, of the $source', ({ flags, source }) => {
  test('PROD-15, PROD-16: on a product page are those for the product, without itself', async () => {
    const sold = { image: `${location.origin}/images/p/an0107-1.jpg` };
    const skus = watchSkus([
      aRecommendation({ ...sold, special_price: 74_990 }),
      aRecommendation({ ...sold, sku: lago.sku, name: 'La misma' }),
    ]);
    renderShop({ flags, visited: [lago.path] });
    const region = within(await findShelf());
    expect(region.getAllByRole('article')).toHaveLength(1);
    expect(region.getByRole('link', { name: 'Botín Sierra' })).toHaveAttribute(
      'href',
      '/botin-sierra-an0107.html',
    );
    expect(region.getByText('Andina')).toBeVisible();
    expect(region.getByText('$ 74.990')).toBeVisible();
    expect(region.getByText('$ 89.999')).toBeVisible();
    expect(skus).toEqual([lago.sku]);
  });

  test('PROD-16: are not requested before the end of the page is near', async () => {
    scrollTo(0, 0);
    const skus = watchSkus();
    renderShop({ flags, visited: [lago.path] });
    expect(await screen.findByRole('button', { name: 'Elegir ciudad' })).toBeInTheDocument();
    expect(skus).toEqual([]);
    await requestOf(skus);
  });

  test('PROD-16: on the empty cart are general ones, and lead on', async () => {
    const skus = watchSkus();
    renderShop({ flags, visited: ['/cart'] });
    const [first] = within(await findShelf()).getAllByRole('link');
    expect(skus).toEqual([null]);
    fireEvent.click(first as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: first?.textContent ?? '' })).toBeVisible();
  });

  test('PROD-16: are absent if the call fails', async () => {
    const call = source === 'legacy host' ? 'getLegacyRecommendations' : 'getRecommendations';
    await given('a call fails', { call, fault: 'unavailable' });
    const skus = watchSkus();
    const { container } = renderShop({ flags, visited: [lago.path] });
    await requestOf(skus);
    expect(await screen.findByRole('heading', { level: 1, name: lago.name })).toBeVisible();
    expect(screen.queryByRole('region', shelf)).toBeNull();
    // Nor is their space any more.
    await waitFor(() => expect(container.querySelector('main [aria-hidden="true"] li')).toBeNull());
  });

  test('PROD-16: are absent if there are none', async () => {
    const skus = watchSkus([]);
    renderShop({ flags, visited: [lago.path] });
    await requestOf(skus);
    expect(skus).toEqual([lago.sku]);
    expect(screen.queryByRole('region', shelf)).toBeNull();
  });
});

/** The recommended products of a product, in place of which another comes by a press. */
function OfOneThenOther() {
  const [sku, setSku] = useState<string>(lago.sku);
  return (
    <>
      <button type="button" onClick={() => setSku(lagoInBlack.sku)}>
        Negro
      </button>
      <Recommended sku={sku} />
    </>
  );
}

test('PROD-15, PROD-16: those for a product do not stay while those for the next one load', async () => {
  const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answerWith(
    http.get('*/bff/recommendation', async ({ request }) => {
      const isNext = new URL(request.url).searchParams.get('sku') === lagoInBlack.sku;
      if (isNext) {
        sent.resolve();
        await released.promise;
      }
      const image = `${location.origin}/images/p/an0107-1.jpg`;
      const name = isNext ? 'Botín Traful' : 'Botín Sierra';
      return HttpResponse.json({ error: false, message: '', products: [aRecommendation({ image, name })] });
    }),
  );
  renderShop({ children: <OfOneThenOther /> });
  expect(await screen.findByRole('link', { name: 'Botín Sierra' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Negro' }));
  await sent.promise;
  expect(screen.queryByRole('article')).toBeNull();
  released.resolve();
  expect(await screen.findByRole('link', { name: 'Botín Traful' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Botín Sierra' })).toBeNull();
});

describe('PROD-11: a product that is sold out', () => {
  test('PROD-15, PROD-16: offers similar ones in place of the recommended ones', async () => {
    await openProduct(bff, { available: false });
    expect(screen.getByText('No quedan unidades de este producto.')).toBeVisible();
    const similar = await screen.findByRole('region', { name: 'Productos similares' });
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(2);
    scrollToEnd();
    expect(screen.queryByRole('region', shelf)).toBeNull();
    for (const size of screen.getAllByRole('radio')) expect(size).toBeDisabled();
  });

  test('PROD-16: offers none if the call fails', async () => {
    await given('a call fails', { call: 'getRecommendations', fault: 'unavailable' });
    const skus = watchSkus();
    await openProduct(bff, { sizes: sizesOf({ 38: 0 }) });
    // A read call is repeated (API-05).
    await waitFor(() => expect(new Set(skus)).toEqual(new Set([lago.sku])));
    expect(screen.getByText('No quedan unidades de este producto.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Productos similares' })).toBeNull();
  });
});
