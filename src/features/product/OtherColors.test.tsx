import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { lago, lagoInBlack } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct, picture } from '#testing/render/openProduct.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import { settled } from '#testing/render/settled.ts';

const [bff] = backends as [(typeof backends)[number]];
const page = () => within(screen.getByRole('main'));
const color = (name: string) => page().getByRole('link', { name: `Color ${name}` });

/** Waits until the page shows a color. */
const isShown = (name: string) => waitFor(() => expect(color(name)).toHaveAttribute('aria-current', 'true'));

/** Lets the calls of the pages of some products wait until `answer`. */
function hold(path: string) {
  const held = Promise.withResolvers<void>();
  answerWith(
    http.get('*/bff/catalog/product-details', async ({ request }) => {
      if (new URL(request.url).searchParams.get('path') === path) await held.promise;
      return undefined;
    }),
  );
  return () => held.resolve();
}

const queryCurrent = () => screen.getByRole('link', { current: true, name: /^Color/ });

describe.each(backends)('another color, of the $source', (backend) => {
  test('PROD-18: takes the place of this one, and the chosen size is kept', async () => {
    const { store } = await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    fireEvent.click(color('Negro'));
    await isShown('Negro');
    expect(page().getByText('Negro')).toBeVisible();
    expect(page().getByText('$ 49.490', { selector: '[data-large] *' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '39' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: /Agregar al carrito/ }));
    await waitFor(() => expect(store.getState().cart.cart?.items.map(({ id }) => id)).toEqual(['ZP0002-39']));
  });

  test('PROD-18: a size that it does not have left is named, and is chosen again in the first color', async () => {
    await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: lagoInBlack.sizes.soldOut }));
    fireEvent.click(color('Negro'));
    await isShown('Negro');
    expect(page().getByText('El talle 38 no está disponible en este color.')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Agregar al carrito/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Seleccione su talle' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(color('Blanco'));
    await isShown('Blanco');
    expect(screen.getByRole('radio', { name: lagoInBlack.sizes.soldOut })).toBeChecked();
    expect(screen.queryByText(/no está disponible/)).toBeNull();
  });
});

test('PROD-18: the colors keep their order on the page of each', async () => {
  renderShop({ visited: [lago.path] });
  await isShown('Blanco');
  const names = () =>
    page()
      .getAllByRole('link', { name: /^Color/ })
      .map((link) => link.getAttribute('aria-label'));
  const before = names();
  expect(before).toContain('Color Negro');
  fireEvent.click(color('Negro'));
  await isShown('Negro');
  expect(names()).toEqual(before);
});

test('PROD-18: in-app back leads to the page before the first color', async () => {
  const viewed = aProductPreview({ sku: lago.sku, productName: lago.name, url: lago.path, productImage: '' });
  renderShop({
    visited: ['/cart'],
    storage: memoryStorage({ recent_products: JSON.stringify([viewed]) }),
  });
  const row = await waitFor(() => {
    scrollToEnd();
    return screen.getByRole('region', { name: 'Visto hace poco' });
  });
  fireEvent.click(within(row).getByRole('link', { name: lago.name }));
  await isShown('Blanco');
  fireEvent.click(color('Negro'));
  await isShown('Negro');
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test.each([
  [
    'the call fails',
    () => HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 }),
    'Ha ocurrido un error.',
  ],
  [
    'it does not exist',
    () => HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
    'La página solicitada no existe.',
  ],
  ['the network is lost', () => HttpResponse.error(), 'Ha ocurrido un error.'],
])('KEEP-08: where %s this one stays, with its size and a message', async (_why, answer, text) => {
  renderShop({ visited: [lago.path] });
  await isShown('Blanco');
  answerWith(http.get('*/bff/catalog/product-details', answer));
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  fireEvent.click(color('Negro'));
  expect(color('Negro')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText(text)).toBeVisible();
  expect(queryCurrent()).toHaveAccessibleName('Color Blanco');
  expect(color('Negro')).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('radio', { name: '39' })).toBeChecked();
});

test('PROD-18: a press of this color ends the wait for another', async () => {
  const { store } = renderShop({ visited: [lago.path] });
  await isShown('Blanco');
  const answer = hold(lagoInBlack.path);
  fireEvent.click(color('Negro'));
  expect(color('Negro')).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(color('Blanco'));
  expect(color('Negro')).not.toHaveAttribute('aria-busy');
  answer();
  await settled(store);
  expect(queryCurrent()).toHaveAccessibleName('Color Blanco');
});

test('PROD-18: whoever leaves the page is not brought back by a color that arrives late', async () => {
  const { store } = renderShop({ visited: [lago.path] });
  await isShown('Blanco');
  const answer = hold(lagoInBlack.path);
  fireEvent.click(color('Negro'));
  fireEvent.click(screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  answer();
  await settled(store);
  expect(screen.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test('PROD-18: a press that opens a new tab leaves the page as it is', async () => {
  renderShop({ visited: [lago.path] });
  await isShown('Blanco');
  // The test stays in its own tab.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  const isPrevented = !fireEvent.click(color('Negro'), { ctrlKey: true });
  expect(isPrevented).toBe(true);
  expect(color('Negro')).not.toHaveAttribute('aria-busy');
});

test('PROD-18: a color with an address of another site is left to the browser', async () => {
  const url = 'https://otra.tienda.example/zapatilla-zp0002.html';
  const black = {
    sku: lagoInBlack.sku,
    productName: lago.name,
    color: 'Negro',
    productImage: picture(1),
    url,
  };
  const { store } = await openProduct(bff, { related: [black] });
  let calls = 0;
  answerWith(
    http.get('*/bff/catalog/product-details', () => {
      calls += 1;
    }),
  );
  let isPrevented: boolean | undefined;
  // The test stays on its page.
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  fireEvent.click(color('Negro'));
  await settled(store);
  expect(isPrevented).toBe(false);
  expect(calls).toBe(0);
  expect(color('Negro')).toHaveAttribute('href', url);
  expect(color('Negro')).not.toHaveAttribute('aria-busy');
});
