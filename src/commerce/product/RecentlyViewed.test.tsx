import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { cauceAtFullPrice, lago, lagoInBlack } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { picture } from '#testing/render/openProduct.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';

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
