import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import placeholder from '#commerce/placeholders/placeholder-large.svg';
import type { aProduct } from '#fixtures/product.ts';
import { networkChanged } from '#store/online.ts';
import { type Backend, backends } from '#testing/backends.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

const path = '/zapatilla-urbana-lago-zp0001.html';
const heading = { level: 1, name: 'Zapatilla urbana Lago' } as const;
const picture = (view: number) => `${location.origin}/images/p/zp0001-${view}.jpg`;

type Wire = ReturnType<typeof aProduct>;

/** Pictures that the mock draws, and no other colors. */
const plain = { productImage: picture(1), otherimages: [picture(2)], related: [] };

async function openProduct({ flags, answerProduct }: Backend, overrides?: Partial<Wire>) {
  if (overrides !== undefined) answerProduct({ ...plain, ...overrides });
  const view = renderShop({ flags, visited: [path] });
  await screen.findByRole('heading', heading, { timeout: 5000 });
  const bar = within(screen.getByRole('region', { name: 'Compra' }));
  return { ...view, bar };
}

const size = (numberSize: string, stock: number) => ({
  skuSimple: `ZP0001-${numberSize}`,
  numberSize,
  stock,
});

/** The lines of each cart that is asked for. */
function watchOrders() {
  const items: (string | null)[] = [];
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      items.push(new URLSearchParams(await request.clone().text()).get('items'));
      return undefined;
    }),
  );
  return items;
}

describe.each(backends)('a product of the $source', (backend) => {
  const { flags, calls } = backend;

  test('ROUTE-38, APP-17: a product page shows its product, whose name is the title', async () => {
    await openProduct(backend);
    expect(await screen.findByText('Zapatilla urbana Lago', { selector: 'header p' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Zapatilla urbana Lago | Vidriera'));
  });

  test('PROD-04, PROD-05: the gallery shows the main picture first, then the others, each once', async () => {
    await openProduct(backend, { otherimages: [picture(2), picture(1), picture(3), picture(2)] });
    const gallery = within(screen.getByRole('region', { name: 'Fotos del producto' }));
    const places = gallery.getAllByRole('img', { name: /foto/ }).map((image) => image.getAttribute('srcset'));
    expect(places).toHaveLength(3);
    expect(places[0]).toContain('zp0001-1-720.jpg');
    expect(places[1]).toContain('zp0001-2-720.jpg');
    expect(places[2]).toContain('zp0001-3-720.jpg');
    expect(gallery.getAllByRole('button')).toHaveLength(3);
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
    expect(bar.getByRole('button').textContent).toBe('Agregar al carrito$\u00a054.999');
  });

  test('PROD-07, PROD-08, SIZE-02: without a size the sheet asks for it, and the answer adds the item at once', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend);
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
    expect(items).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: /^38/ }));
    const popup = await screen.findByRole('region', { name: 'Agregado al carrito' });
    expect(popup.textContent).toContain('Talle 38');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(items).toEqual(['ZP0001-38=1']);
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test('APP-23, PROD-07: a chosen size is added without a question', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const popup = await screen.findByRole('region', { name: 'Agregado al carrito' });
    expect(popup.textContent).toContain('Talle 39');
    expect(items).toEqual(['ZP0001-39=1']);
  });

  test('ERR-25, APP-35: an item that is in the cart already is told as a message', async () => {
    const { bar, store } = await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    await waitFor(() => expect(store.getState().cart.cart?.items).toHaveLength(1));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El producto ya se encuentra en el carrito.');
  });

  test('PROD-10: a single size is chosen already', async () => {
    await openProduct(backend, { sizes: [size('38', 3)] });
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test.each([
    ['none is left of any size', { sizes: [size('38', 0), size('39', 0)] }],
    ['it is not available', { available: false }],
    ['the only size is gone', { sizes: [size('38', 0)] }],
  ])('PROD-11: when %s the button says so and does nothing', async (_case, overrides) => {
    const { bar } = await openProduct(backend, overrides);
    const button = bar.getByRole('button', { name: 'Sin stock' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [1, '¡Última unidad!'],
    [2, '¡Quedan 2 unidades!'],
  ])('SHIP-07: of a chosen size with %d left it says "%s"', async (stock, text) => {
    await openProduct(backend, { sizes: [size('38', stock), size('39', 3)] });
    const told = within(screen.getByRole('article')).getByRole('status');
    expect(told).toBeEmptyDOMElement();
    fireEvent.click(screen.getByRole('radio', { name: '38' }));
    expect(told).toHaveTextContent(text);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    expect(told).toBeEmptyDOMElement();
  });

  test('PROD-09: the sheet names what it asks the size of, and each size buys its own item', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend, { sizes: [size('38', 3), size('39', 3)] });
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Seleccione su talle' });
    const sheet = within(dialog);
    expect(sheet.getByText('Zapatilla urbana Lago')).toBeVisible();
    expect(sheet.getByText('Zapala')).toBeVisible();
    expect(dialog.querySelector('img')?.srcset).toContain('zp0001-1-180.jpg');
    expect(sheet.getByRole('button', { name: '38' })).toBeVisible();
    fireEvent.click(sheet.getByRole('button', { name: '39' }));
    await waitFor(() => expect(items).toEqual(['ZP0001-39=1']));
  });

  test('SIZE-01: a sold-out size stands there, says so, and is no choice in the sheet either', async () => {
    const { bar } = await openProduct(backend, { sizes: [size('38', 3), size('39', 0)] });
    expect(screen.getByRole('radio', { name: /39.*Sin stock/ })).toBeDisabled();
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
    const gone = sheet.getByRole('button', { name: '39 Sin stock' });
    fireEvent.click(gone);
    expect(gone).toHaveAttribute('aria-disabled', 'true');
    expect(sheet.getByRole('button', { name: /^38/ })).toBeVisible();
  });

  test('PROD-12: what is made with care and what is paid for say so', async () => {
    await openProduct(backend, { isECOFriendly: true, isProductBoost: true });
    expect(screen.getByText('Moda sostenible')).toBeVisible();
    expect(screen.getByText('Patrocinado')).toBeVisible();
  });

  test('SHIP-01, SHIP-02, SHIP-03: free and fast shipping are told where they hold', async () => {
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
  ])('PROD-13: the seller is named; that it sends for free is %s', async (sellerFreeShipping, labels) => {
    await openProduct(backend, { seller: 'Calzados del Sur', sellerFreeShipping, freeShipping: false });
    expect(screen.getByText('Vendido por Calzados del Sur')).toBeVisible();
    expect(screen.queryAllByText('Envío gratis')).toHaveLength(labels);
  });

  test('PROD-18: the other colors are offered, each with its own page', async () => {
    const black = {
      sku: 'ZP0002',
      productName: 'Zapatilla urbana Lago',
      color: 'Negro',
      productImage: picture(1),
      url: '/zapatilla-urbana-lago-zp0002.html',
    };
    await openProduct(backend, { related: [black] });
    expect(screen.getByRole('heading', { name: 'Otros colores' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Color Negro' })).toHaveAttribute('href', black.url);
    expect(screen.getByRole('link', { name: 'Color Blanco' })).toHaveAttribute('aria-current', 'true');
  });

  test('CAT-41: the way to the product is shown, the product itself in plain words', async () => {
    await openProduct(backend, {});
    const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mujer/',
      '/mujer/calzado/',
    ]);
    expect(way.getByText('Zapatilla urbana Lago')).toHaveAttribute('aria-current', 'page');
  });

  test('the description stands there line by line', async () => {
    await openProduct(backend, { description: '• Capellada de cuero\n• Suela de goma' });
    expect(screen.getByText('Capellada de cuero')).toBeVisible();
    expect(screen.getByText('Suela de goma')).toBeVisible();
  });

  test('APP-34: the question for the size does not follow the shopper to the cart', async () => {
    const { bar } = await openProduct(backend);
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    await screen.findByRole('dialog', { name: 'Seleccione su talle' });
    fireEvent.click(screen.getAllByRole('link', { name: 'Carrito', hidden: true })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('IMG-02, IMG-06: without an address the placeholder stands there, and nothing is asked for', async () => {
    await openProduct(backend, { productImage: '', otherimages: [] });
    const image = screen.getByRole('img', { name: /foto 1 de 1/ });
    expect(image).toHaveAttribute('src', placeholder);
    expect(image).not.toHaveAttribute('srcset');
  });

  test('IMG-02: a picture that does not come leaves the placeholder', async () => {
    await openProduct(backend, { productImage: `${location.origin}/images/nowhere.jpg`, otherimages: [] });
    const image = screen.getByRole('img', { name: /foto 1 de 1/ });
    await waitFor(() => expect(image).toHaveAttribute('src', placeholder));
    expect(image).not.toHaveAttribute('srcset');
  });

  test('PROD-19, ERR-13: a product that does not exist reads so, with a way home', async () => {
    renderShop({ flags, visited: ['/nada-de-nada-xx9999.html'] });
    expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('region', { name: 'Compra' })).toBeNull();
  });

  test('ERR-12: a product that the server cannot tell offers a retry, and comes', async () => {
    await given('a call fails', { call: calls.product, fault: 'unavailable' });
    renderShop({ flags, visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the product is on sale', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  test('ERR-15: without network it says so', async () => {
    await given('a call fails', { call: calls.product, fault: 'cut' });
    const { store } = renderShop({ flags, visited: [path] });
    act(() => {
      store.dispatch(networkChanged(false));
    });
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  });

  test('COUNTRY-11, PROD-08: Chile asks for the talla', async () => {
    renderShop({ flags, country: 'cl', visited: [path] });
    await screen.findByRole('heading', heading, { timeout: 5000 });
    fireEvent.click(screen.getByRole('button', { name: /Agregar al carrito/ }));
    expect(await screen.findByRole('dialog', { name: 'Seleccione su talla' })).toBeVisible();
  });
});
