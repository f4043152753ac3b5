import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { lateAnswers, shoeList, sizesOf, sneakerList } from '#fixtures/situations.ts';
import { worldOf } from '#mocks/world.ts';
import { backends } from '#testing/render/backends.ts';
import { list, names, openList, title } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

describe.each(backends)('a list of the $source', (backend) => {
  test('ROUTE-40, CAT-39, APP-17: a category shows its title, how much there is, and its first ten products', async () => {
    await openList(backend);
    expect(list().getByText(/^[\d.]+ productos$/)).toBeVisible();
    expect(names()).toHaveLength(10);
    await waitFor(() => expect(document.title).toBe('Calzado de mujer | Vidriera'));
    expect(screen.getByText(title.name, { selector: 'header p' })).toBeInTheDocument();
  });

  test('CAT-47, CAT-48: its text is shown, and nothing else of its markup', async () => {
    const html =
      '<h1>Nosotros</h1><p onclick="x()">Hola <b>a todos</b></p><script>x()</script><ul><li>Uno</li></ul>';
    const full = aFullCataloguePage();
    backend.answerPage({
      products: [],
      total: 0,
      metadata: full.metadata && { ...full.metadata, landing: { html } },
    });
    await openList(backend, '/ac-nosotros/');
    expect(await list().findByText('Hola a todos')).toBeVisible();
    expect(list().getByText('Uno')).toBeVisible();
    expect(list().queryByText(/x\(\)|0 productos/)).toBeNull();
    expect(list().getAllByRole('heading')).toHaveLength(2);
  });

  test('CAT-41: the breadcrumbs lead to the wider categories, the last one is plain text', async () => {
    await openList(backend);
    const way = within(await screen.findByRole('navigation', { name: 'Ruta' }));
    expect(way.getByRole('link', { name: 'Mujer' })).toHaveAttribute('href', '/mujer/');
    expect(way.queryByRole('link', { name: 'Calzado' })).toBeNull();
    expect(way.getByText('Calzado')).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    ['CAT-49', '?special_price=1', () => true],
    ['CAT-50', '?discount_range=20-30', (percent: number) => percent >= 20 && percent <= 30],
  ])('%s: %s lists only reduced products', async (_id, query, fits) => {
    await openList(backend, `/catalog/${query}`, 'Todos los productos');
    const percents = list()
      .getAllByRole('article')
      .map((card) => Number(/−(\d+)\s%/.exec(card.textContent ?? '')?.[1]));
    expect(percents).toHaveLength(10);
    expect(percents.every((percent) => percent > 0 && fits(percent))).toBe(true);
  });
});

describe.each(backends)('a card of the $source', (backend) => {
  test('CAT-38, SHIP-01, SHIP-02: a card shows price and shipping of its product', async () => {
    backend.answerPage({
      products: [
        aListedProduct({ productImage: '', freeShipping: true, fastShipping: true }),
        aListedProduct({ sku: 'ZP0002', productImage: '', freeShipping: false, fastShipping: false }),
      ],
      total: 2,
    });
    await openList(backend);
    const [one, other] = list().getAllByRole('article');
    const read = one?.textContent?.replaceAll('\u00a0', ' ');
    expect(read).toContain('Descuento −20 %');
    expect(read).toContain('Ahora $ 43.999');
    expect(read).toContain('Precio anterior $ 54.999');
    await waitFor(() => expect(one?.textContent).toContain('Envío gratisEnvío en moto en 24 horas'));
    expect(other?.textContent).not.toMatch(/Envío/);
  });

  test.each([
    [1, '¡Última unidad!'],
    [2, '¡Quedan 2 unidades!'],
  ])('SHIP-07: a card of a product with a stock of %d shows "%s"', async (stock, text) => {
    const sizes = sizesOf({ 38: stock, 39: 0 });
    backend.answerPage({ products: [aListedProduct({ productImage: '', sizes })], total: 1 });
    await openList(backend);
    expect(list().getByText(text)).toBeVisible();
  });

  test('PROD-12: a sponsored product is marked on its card', async () => {
    backend.answerPage({ products: [aListedProduct({ productImage: '', isProductBoost: true })], total: 1 });
    await openList(backend);
    expect(list().getByText('Patrocinado')).toBeVisible();
  });

  test('IMG-03, IMG-04: pictures are requested in the widths that a card needs', async () => {
    await openList(backend);
    const image = list().getAllByRole('article')[0]?.querySelector('img');
    expect(image?.getAttribute('srcset')).toMatch(
      /-1-180\.jpg 180w, \S+-1-360\.jpg 360w, \S+-1-480\.jpg 480w, \S+-1-720\.jpg 720w$/,
    );
  });
});

const { shop } = await worldOf('ar');
const sneakers = new Set(
  shop.products
    .filter(({ categoryUrls }) => categoryUrls.some((url) => url.startsWith(sneakerList.path)))
    .map(({ name }) => name),
);

describe.each(backends)('lists of the $source', ({ flags, calls }) => {
  test('the late answer of the list before changes nothing in the list that was gone on to', async () => {
    await given(...lateAnswers(calls.page));
    renderShop({ flags, visited: [shoeList.path] });
    fireEvent.click(await screen.findByRole('link', { name: 'Inicio' }));
    fireEvent.click(await screen.findByRole('link', { name: /Todo el verano a pie/ }));
    expect(await screen.findByRole('heading', { level: 1, name: sneakerList.title })).toBeVisible();
    await within(screen.getByRole('main')).findAllByRole('article');
    expect(names()).toHaveLength(10);
    expect(names().filter((name) => !sneakers.has(name))).toEqual([]);
  });
});
