import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { lago, lagoInBlack, missingProductPath } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct, picture, productHeading } from '#testing/render/openProduct.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { parseDescription } from './ProductAbout.tsx';

describe.each(backends)('a product of the $source', (backend) => {
  const { flags, calls } = backend;

  test('ROUTE-38, APP-17: a product page shows its product, whose name is the title', async () => {
    await openProduct(backend);
    expect(await screen.findByText('Zapatilla urbana Lago', { selector: 'header p' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Zapatilla urbana Lago | Vidriera'));
  });

  test('ROUTE-38, ROUTE-63: a product with another name in its link has its own address, without a second call', async () => {
    const requests: string[] = [];
    answerWith(http.get(/product-?detail/, ({ request }) => void requests.push(request.url)));
    const { store } = renderShop({ flags, visited: ['/mujer/', '/otro-nombre-zp0001.html?utm_source=mail'] });
    await screen.findByRole('heading', productHeading);
    const visited = () => store.getState().lastUrl.history.at(-1);
    await waitFor(() => expect(visited()).toBe(`${lago.path}?utm_source=mail`));
    expect(screen.getByRole('heading', productHeading)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test.each([
    [54999, 43999, 'Ahora $ 43.999, Precio anterior $ 54.999, Descuento −20 %'],
    [299, 199, 'Ahora $ 199, Precio anterior $ 299, Descuento −33 %'],
  ])('PROD-06: %d reduced to %d reads "%s"', async (numericOriginalPrice, numericDiscountPrice, read) => {
    await openProduct(backend, { numericOriginalPrice, numericDiscountPrice });
    const old = screen.getByRole('article').querySelector('s');
    const parts = [...(old?.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(parts.join(', ').replaceAll('\u00a0', ' ')).toBe(read);
  });

  test.each([
    [54999, 0],
    [54999, 54999],
    [54999, 60000],
  ])('PROD-06: %d with the special price %d is shown alone', async (price, special) => {
    const { bar } = await openProduct(backend, {
      numericOriginalPrice: price,
      numericDiscountPrice: special,
    });
    expect(screen.getByRole('article').textContent).not.toMatch(/Precio anterior|Descuento|Ahora/);
    expect(bar.getByRole('button', { name: /^Agregar al carrito/ }).textContent).toBe(
      'Agregar al carrito$\u00a054.999',
    );
  });

  test('PROD-12: sustainable and sponsored products are marked', async () => {
    await openProduct(backend, { isECOFriendly: true, isProductBoost: true });
    expect(screen.getByText('Moda sostenible')).toBeVisible();
    expect(screen.getByText('Patrocinado')).toBeVisible();
  });

  test('SHIP-01, SHIP-02, SHIP-03: free and fast shipping are shown where they apply', async () => {
    await openProduct(backend, { freeShipping: true, fastShipping: true, seller: '' });
    expect(screen.getAllByText('Envío gratis')[0]).toBeVisible();
    expect(screen.getByText('Envío en moto en 24 horas')).toBeVisible();
  });

  test('SHIP-01, SHIP-02: and nowhere else', async () => {
    await openProduct(backend, { freeShipping: false, fastShipping: false, sellerFreeShipping: false });
    expect(screen.queryByText('Envío gratis')).toBeNull();
    expect(screen.queryByText('Envío en moto en 24 horas')).toBeNull();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('PROD-13: the seller is shown; its free shipping is %s', async (sellerFreeShipping, labels) => {
    await openProduct(backend, { seller: 'Calzados del Sur', sellerFreeShipping, freeShipping: false });
    expect(screen.getByText('Vendido por Calzados del Sur')).toBeVisible();
    expect(screen.queryAllByText('Envío gratis')).toHaveLength(labels);
  });

  test('PROD-18: the other colors are offered, each with its own page', async () => {
    const { sku, name, color, path } = lagoInBlack;
    const black = { sku, productName: name, color, productImage: picture(1), url: path };
    await openProduct(backend, { related: [black] });
    expect(screen.getByRole('heading', { name: 'Otros colores' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Color Negro' })).toHaveAttribute('href', black.url);
    expect(screen.getByRole('link', { name: 'Color Blanco' })).toHaveAttribute('aria-current', 'true');
  });

  test('the small picture of the color on the page chooses its file as the large one does', async () => {
    const { sku, name, color, path } = lagoInBlack;
    await openProduct(backend, {
      related: [{ sku, productName: name, color, productImage: picture(2), url: path }],
    });
    const choiceOf = (image: HTMLElement) => ['srcset', 'sizes'].map((name) => image.getAttribute(name));
    const [own, other] = ['Blanco', 'Negro'].map((each) => {
      const link = screen.getByRole('link', { name: `Color ${each}` });
      return choiceOf(within(link).getByRole('presentation'));
    });
    expect(own).toEqual(choiceOf(screen.getByRole('img', { name: /foto 1 de/ })));
    expect(other?.[1]).toBe('72px');
  });

  test('CAT-41: the path to the product is shown, the product itself without a link', async () => {
    await openProduct(backend, {});
    const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mujer/',
      '/mujer/calzado/',
    ]);
    expect(way.getByText('Zapatilla urbana Lago')).toHaveAttribute('aria-current', 'page');
  });

  test('the description is shown line by line', async () => {
    await openProduct(backend, { description: '• Capellada de cuero\n• Suela de goma' });
    expect(screen.getByText('Capellada de cuero')).toBeVisible();
    expect(screen.getByText('Suela de goma')).toBeVisible();
  });

  test('a product is sold without the parts of it that cannot be read', async () => {
    const { bar } = await openProduct(backend, {
      description: null,
      otherimages: 'a.jpg',
      size_convertion_table: { title: 'Tabla' },
      breadcrumbs: [{ name: 'Mujer' }],
      related: [{}],
      MainShipping: {},
      SecondaryShipping: null,
    } as object);
    expect(bar.getByRole('button', { name: /^Agregar al carrito/ })).toBeEnabled();
    expect(screen.queryByText(/^(?:Descripción|Tabla de talles|Otros colores)$|undefined/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Foto 2/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Ruta' })).toBeNull();
  });

  test('PROD-19, ERR-13: a product that does not exist reads so, with a way home', async () => {
    renderShop({ flags, visited: [missingProductPath] });
    expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('La página solicitada no existe. | Vidriera'));
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('region', { name: 'Compra' })).toBeNull();
  });

  test('ERR-12: a product that fails to load offers a retry, and loads', async () => {
    await given('a call fails', { call: calls.product, fault: 'unavailable' });
    renderShop({ flags, visited: [lago.path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the product is on sale', { path: lago.path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', productHeading)).toBeVisible();
  });

  test('KEEP-09, ERR-12: the problem of a product stays in view while it is loaded again', async () => {
    await given('a call fails', { call: calls.product, fault: 'unavailable' });
    renderShop({ flags, visited: [lago.path] });
    const problem = await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
    answerWith(http.all(/product/, () => delay('infinite')));
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Reintentar/ })).toHaveAttribute('aria-busy', 'true'),
    );
    // The same problem, which knows how often it has tried since the network is back.
    expect(problem).toBeVisible();
  });

  test('ERR-15: without network it shows the message for it', async () => {
    await given('a call fails', { call: calls.product, fault: 'cut' });
    const { store } = renderShop({ flags, visited: [lago.path] });
    act(() => {
      store.dispatch(networkChanged(false));
    });
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  });
});

test.each([
  ['', [], []],
  ['• Capellada de cuero\n• Suela de goma', [], ['Capellada de cuero', 'Suela de goma']],
  ['Cuero suave.\r\n\n  • Suela de goma ', ['Cuero suave.'], ['Suela de goma']],
  ['Igual.\nIgual.', ['Igual.'], []],
])('a description %j is read line by line', (text, sentences, points) => {
  expect(parseDescription(text)).toEqual({ sentences, points });
});
