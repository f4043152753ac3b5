import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { aProductPreview, aRecommendation } from '#fixtures/product.ts';
import { cauceAtFullPrice, lago, lagoInBlack, sizesOf } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct, picture } from '#testing/render/openProduct.ts';
import { given, renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import { Recommended } from './ShelfRows.tsx';

describe('recommended', () => {
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

  /** Recommendations for one product; a button switches to another product. */
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
});

describe('recently viewed', () => {
  const shelf = { name: 'Visto hace poco' } as const;

  /** A product of another visit, with a picture that the mock draws. */
  const viewed = (sku: string, productName: string, url = `/${sku.toLowerCase()}.html`) =>
    aProductPreview({ sku, productName, url, productImage: picture(1) });

  const bootee = viewed('AN0107', 'Botín Traful');
  const dress = viewed(cauceAtFullPrice.sku, cauceAtFullPrice.name, cauceAtFullPrice.path);
  const storageWith = (...products: object[]) => memoryStorage({ recent_products: JSON.stringify(products) });

  const findShelf = () =>
    waitFor(() => {
      scrollToEnd();
      return screen.getByRole('region', shelf);
    });

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  const namesOn = (region: HTMLElement) =>
    within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const storedIn = (storage: { texts: Record<string, string> }) =>
    (JSON.parse(storage.texts['recent_products'] ?? '[]') as { sku: string }[]).map(({ sku }) => sku);

  describe('FIND-06: recently viewed products', () => {
    test.each([
      ['home', '/', /Comprar por código/],
      ['the empty cart', '/cart', /Ir a comprar|carrito está vacío/],
      ['a search without results', '/catalog/?q=xyzzy', /No encontramos resultados/],
      ['the page of another product', lago.path, 'Talle'],
    ])('FIND-06: are shown on %s, newest first', async (_where, path, text) => {
      renderShop({ visited: [path], storage: storageWith(bootee, dress) });
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      const region = await findShelf();
      expect(namesOn(region)).toEqual(['Botín Traful', cauceAtFullPrice.name]);
      expect(within(region).getAllByText('Ahora', { exact: false })[0]?.parentElement?.textContent).toBe(
        'Ahora $\u00a043.999',
      );
    });

    test('FIND-06: begin with the product viewed last, each once, and do not show the one in view', async () => {
      const storage = storageWith(bootee, dress);
      const { unmount } = renderShop({ visited: [cauceAtFullPrice.path], storage });
      const region = await findShelf();
      expect(namesOn(region)).toEqual(['Botín Traful']);
      await waitFor(() => expect(storedIn(storage)).toEqual([dress.sku, 'AN0107']));
      unmount();
      renderShop({ storage });
      const atHome = await findShelf();
      await waitFor(() => expect(namesOn(atHome)).toEqual([cauceAtFullPrice.name, 'Botín Traful']));
    });

    test('FIND-06: of 21 the oldest goes', async () => {
      const others = Array.from({ length: 20 }, (_, index) => viewed(`S${index}`, `Producto ${index}`));
      const storage = storageWith(...others);
      renderShop({ visited: [lago.path], storage });
      const region = await findShelf();
      await waitFor(() => expect(storedIn(storage)[0]).toBe(lago.sku));
      expect(storedIn(storage)).toEqual([lago.sku, ...others.slice(0, 19).map(({ sku }) => sku)]);
      expect(namesOn(region)).toHaveLength(19);
    });

    test('FIND-06: lead to the page of the product, which begins with what is known of it', async () => {
      const storage = storageWith(bootee, dress);
      renderShop({ visited: ['/cart'], storage });
      const region = await findShelf();
      fireEvent.click(within(region).getByRole('link', { name: cauceAtFullPrice.name }));
      const heading = { level: 1, name: cauceAtFullPrice.name };
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(await screen.findByRole('radio', { name: 'XS' })).toBeVisible();
      await waitFor(() => expect(storedIn(storage)).toEqual([dress.sku, 'AN0107']));
      expect(namesOn(await findShelf())).toEqual(['Botín Traful']);
    });

    test('FIND-06: follow from one product to the next', async () => {
      const storage = memoryStorage();
      renderShop({ visited: [lago.path], storage });
      await waitFor(() => expect(storedIn(storage)).toEqual([lago.sku]));
      fireEvent.click(await screen.findByRole('link', { name: 'Color Negro' }));
      const region = await findShelf();
      expect(await screen.findByRole('radio', { name: '42' })).toBeVisible();
      expect(within(region).getByRole('link').getAttribute('href')).toBe(lago.path);
      await waitFor(() => expect(storedIn(storage)).toEqual([lagoInBlack.sku, lago.sku]));
    });

    test.each([
      ['there are none', undefined],
      ['the stored text is none of the shop', memoryStorage({ recent_products: '[{"sku":1},"x"' })],
      ['the storage is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ])('FIND-06: are absent where %s', async (_why, storage) => {
      renderShop({ visited: [lago.path], ...(storage && { storage }) });
      expect(await screen.findByRole('radio', { name: '38' })).toBeVisible();
      await waitFor(() => {
        scrollToEnd();
        expect(screen.getByRole('region', { name: 'También le puede gustar' })).toBeVisible();
      });
      expect(screen.queryByRole('region', shelf)).toBeNull();
    });

    test('FIND-06: stay on this device: no call names them', async () => {
      const sent: string[] = [];
      answerWith(
        http.all('*', async ({ request }) => {
          sent.push(request.url, await request.clone().text());
          return undefined;
        }),
      );
      const storage = storageWith(viewed('AN0107', 'Botín Traful'));
      renderShop({ visited: [lago.path], storage });
      expect(await findShelf()).toBeVisible();
      await waitFor(() => expect(storedIn(storage)).toEqual([lago.sku, 'AN0107']));
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((text) => /AN0107|Traful|recent/i.test(text))).toEqual([]);
    });
  });
});
