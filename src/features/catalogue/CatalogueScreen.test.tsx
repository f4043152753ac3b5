import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/listedProduct.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

const path = '/mujer/calzado/';
const title = { level: 1, name: 'Calzado de mujer' } as const;
const slow = { timeout: 5000 };
const more = { name: 'Cargar más productos' };

const list = () => within(screen.getByRole('main'));
const names = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const scrollDown = () => window.scrollTo(0, document.body.scrollHeight);

type Shop = ReturnType<typeof renderShop>;
const address = ({ store }: Shop) => store.getState().lastUrl.history.at(-1);

async function openList(url = path, name: string | RegExp = title.name) {
  const shop = renderShop({ visited: [url] });
  await screen.findByRole('heading', { level: 1, name }, slow);
  return shop;
}

/** What is asked of the catalogue, as 'category 1' and 'category/full 1'. */
function watchAsks() {
  const asks: string[] = [];
  const remember = async ({ request }: { request: Request }) => {
    const body = (await request.clone().json()) as { pageInfo: { page: number } };
    asks.push(`${request.url.split('/catalog/')[1]} ${body.pageInfo.page}`);
    return undefined;
  };
  answerWith(http.post('*/bff/catalog/:kind/full', remember));
  answerWith(http.post('*/bff/catalog/:kind', remember));
  return asks;
}

const answerPage = (overrides: Parameters<typeof aFullCataloguePage>[0] = {}) => {
  answerWith(http.post('*/bff/catalog/:kind', () => HttpResponse.json(aCataloguePage(overrides))));
  answerWith(http.post('*/bff/catalog/:kind/full', () => HttpResponse.json(aFullCataloguePage(overrides))));
};

test('ROUTE-40, CAT-39, APP-17: a category shows its title, how much there is, and its first ten products', async () => {
  await openList();
  expect(list().getByText(/^\d+ productos$/)).toBeVisible();
  expect(names()).toHaveLength(10);
  expect(document.title).toBe('Calzado de mujer | Vidriera');
  expect(screen.getByText(title.name, { selector: 'header p' })).toBeInTheDocument();
});

test('ROUTE-43: the catalogue without words shows the whole range', async () => {
  const asks = watchAsks();
  await openList('/catalog/', 'Todos los productos');
  expect(asks).toEqual(['static-page 1', 'static-page/full 1']);
});

test('ROUTE-39: the catalogue with words shows what they have found', async () => {
  const asks = watchAsks();
  await openList('/catalog/?q=botas', 'botas');
  expect(asks).toEqual(['search 1', 'search/full 1']);
  expect(names().length).toBeGreaterThan(0);
});

test('ROUTE-44: an institutional path is asked for as a written page', async () => {
  const asks = watchAsks();
  renderShop({ visited: ['/ac-envios/'] });
  await waitFor(() => expect(asks[0]).toBe('static-page 1'), slow);
  await screen.findByRole('heading', { level: 1 }, slow);
});

test('CAT-47, CAT-48: its words are shown, and nothing of its markup but that', async () => {
  const html =
    '<h1>Nosotros</h1><p onclick="x()">Hola <b>a todos</b></p><script>x()</script><ul><li>Uno</li></ul>';
  const full = aFullCataloguePage();
  answerPage({
    products: [],
    total: 0,
    metadata: full.metadata && { ...full.metadata, landing: { html } },
  });
  await openList('/ac-nosotros/');
  expect(list().getByText('Hola a todos')).toBeVisible();
  expect(list().getByText('Uno')).toBeVisible();
  expect(list().queryByText(/x\(\)|0 productos/)).toBeNull();
  expect(list().getAllByRole('heading')).toHaveLength(2);
});

test('CAT-39: the head of a list has its banner, and its coupon, which a button copies', async () => {
  const copied: string[] = [];
  renderShop({ visited: [path], copy: (text) => Promise.resolve(copied.push(text) > 0) });
  const head = within((await screen.findByRole('heading', title, slow)).closest('header') as HTMLElement);
  expect(await head.findByRole('link', { name: 'Verano' })).toHaveAttribute('href', '/especial-verano/');
  expect(head.getByText('VERANO10')).toBeVisible();
  fireEvent.click(head.getByRole('button', { name: 'Copiar cupón' }));
  expect(await screen.findByText('Cupón copiado.')).toBeVisible();
  expect(copied).toEqual(['VERANO10']);
});

test('CAT-39: where the device does not copy, the message carries the coupon', async () => {
  renderShop({ visited: [path], copy: () => Promise.resolve(false) });
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar cupón' }, slow));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos copiar el cupón. El código es VERANO10.',
  );
});

test('CAT-39: a list without banner and coupon shows neither', async () => {
  const { seoSettings } = aFullCataloguePage();
  answerPage({ seoSettings: seoSettings && { ...seoSettings, banner: null, coupon: '', styles: null } });
  await openList();
  const head = within(screen.getByRole('heading', title).closest('header') as HTMLElement);
  expect(head.queryByRole('button')).toBeNull();
  expect(head.queryByRole('img')).toBeNull();
});

test('CAT-47, CAT-48: a written page wears its colors and its banner, in its products too', async () => {
  await openList('/especial-verano/', 'Especial verano');
  const head = screen
    .getByRole('heading', { level: 1, name: 'Especial verano' })
    .closest('header') as HTMLElement;
  await waitFor(() => expect(getComputedStyle(head).backgroundColor).toBe('rgb(255, 244, 234)'));
  expect(getComputedStyle(head).color).toBe('rgb(43, 43, 43)');
  expect(await within(head).findByRole('link', { name: 'Zapatillas de verano' })).toBeInTheDocument();
  expect(names()).toHaveLength(10);
});

test('CAT-48: a page with words and products shows both', async () => {
  const full = aFullCataloguePage();
  answerPage({ metadata: full.metadata && { ...full.metadata, landing: { html: '<p>Hecho a mano</p>' } } });
  await openList();
  expect(await list().findByText('Hecho a mano')).toBeInTheDocument();
  expect(names().length).toBeGreaterThan(0);
});

test('CAT-53: a path that is no category is asked for once more, as a written page', async () => {
  const asks = watchAsks();
  await openList('/especial-verano/', 'Especial verano');
  expect(asks.filter((ask) => ask.startsWith('category '))).toHaveLength(1);
  expect(asks.filter((ask) => ask === 'static-page 1')).toHaveLength(1);
});

test('CAT-41: the breadcrumbs lead to the wider categories, the last one is plain text', async () => {
  await openList();
  const way = within(await screen.findByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Mujer' })).toHaveAttribute('href', '/mujer/');
  expect(way.queryByRole('link', { name: 'Calzado' })).toBeNull();
  expect(way.getByText('Calzado')).toHaveAttribute('aria-current', 'page');
});

test('CAT-19, PLACE-06: three pages come by themselves on scrolling, and the next one by a button', async () => {
  const shop = await openList();
  await waitFor(() => expect(shop.store.getState().catalogue?.entries[path]?.details).toBeDefined(), slow);
  scrollDown();
  await waitFor(() => expect(names()).toHaveLength(20), slow);
  await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`));
  scrollDown();
  await waitFor(() => expect(names()).toHaveLength(30), slow);
  await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`));
  expect(shop.store.getState().lastUrl.history).toHaveLength(1);
  scrollDown();
  const button = await screen.findByRole('button', more);
  expect(names()).toHaveLength(30);
  fireEvent.click(button);
  await waitFor(() => expect(names()).toHaveLength(40), slow);
  await waitFor(() => expect(address(shop)).toBe(`${path}?page=4`));
  expect(
    new Set(
      list()
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).size,
  ).toBeGreaterThan(40);
});

test('CAT-20: opened at a later page, the earlier ones come by a button, before it', async () => {
  const shop = await openList(`${path}?page=4`);
  const [fourth] = names();
  expect(names()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  await waitFor(() => expect(names()).toHaveLength(20), slow);
  expect(names()[10]).toBe(fourth);
  await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`));
  fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  await waitFor(() => expect(names()).toHaveLength(30), slow);
});

test.each(['-1', '0', '1e9', '9999999999', 'dos', '', '1.5', '%00'])(
  'ROUTE-45: the page "%s" does not exist, so the list begins at its beginning',
  async (page) => {
    await openList(`${path}?page=${page}`);
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  },
);

test('CAT-15: a page behind the end leads to the beginning', async () => {
  const shop = await openList(`${path}?page=99999`);
  expect(names()).toHaveLength(10);
  await waitFor(() => expect(address(shop)).toBe(path));
});

test('CAT-18: a return by history asks for nothing, and the list stands as it was', async () => {
  const shop = await openList();
  scrollDown();
  await waitFor(() => expect(names()).toHaveLength(20), slow);
  await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`));
  const first = list().getAllByRole('link', { name: names()[0] ?? '' })[0] as HTMLElement;
  fireEvent.click(first);
  await screen.findByRole('region', { name: 'Compra' }, slow);
  const asks = watchAsks();
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await screen.findByRole('heading', title);
  expect(names()).toHaveLength(20);
  expect(asks).toEqual([]);
});

test('CAT-27: without filters and texts the products stay, and no error takes their place', async () => {
  await given('a call fails', { call: 'getFullCataloguePage', fault: 'refused' });
  renderShop({ visited: [path] });
  await screen.findByRole('heading', { level: 1, name: 'Vidriera' }, slow);
  expect(names()).toHaveLength(10);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CAT-52, ERR-13: a path that leads to nothing reads so', async () => {
  renderShop({ visited: ['/nada/de-nada/'] });
  const heading = { name: 'La página solicitada no existe.' };
  expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver categorías' })).toHaveAttribute('href', '/menu');
});

test('CAT-52: words that find nothing are named', async () => {
  renderShop({ visited: ['/catalog/?q=xyzzy%20"raro"'] });
  const heading = { name: 'No encontramos resultados para "xyzzy "raro"".' };
  expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
});

test('CAT-52, ERR-12: a list that does not come offers a retry, and comes', async () => {
  await given('a call fails', { call: 'getCataloguePage', fault: 'unavailable' });
  renderShop({ visited: [path] });
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' }, slow)).toBeVisible();
  await given('the page has products', { path });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', title, slow)).toBeVisible();
});

test('ERR-12: a next page that does not come leaves the list in place, and comes on retry', async () => {
  await openList(`${path}?page=3`);
  await given('a call fails', { call: 'getCataloguePage', fault: 'unavailable' });
  fireEvent.click(await screen.findByRole('button', more));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  expect(names()).toHaveLength(10);
  await given('the page has products', { path });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(names()).toHaveLength(20), slow);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ERR-15: without network a list says so', async () => {
  await given('a call fails', { call: 'getCataloguePage', fault: 'cut' });
  const { store } = renderShop({ visited: [path] });
  act(() => {
    store.dispatch(networkChanged(false));
  });
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' }, slow)).toBeVisible();
});

test('CAT-38, SHIP-01, SHIP-02: a card says what its product costs and how it is sent', async () => {
  answerPage({
    products: [
      aListedProduct({ productImage: '', freeShipping: true, fastShipping: true }),
      aListedProduct({ sku: 'ZP0002', productImage: '', freeShipping: false, fastShipping: false }),
    ],
    total: 2,
  });
  await openList();
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
])('SHIP-07: a card of a product with %d left says "%s"', async (stock, text) => {
  const sizes = [
    { skuSimple: 'ZP0001-38', numberSize: '38', stock },
    { skuSimple: 'ZP0001-39', numberSize: '39', stock: 0 },
  ];
  answerPage({ products: [aListedProduct({ productImage: '', sizes })], total: 1 });
  await openList();
  expect(list().getByText(text)).toBeVisible();
});

test('PROD-12: a product that was paid for says so on its card', async () => {
  answerPage({ products: [aListedProduct({ productImage: '', isProductBoost: true })], total: 1 });
  await openList();
  expect(list().getByText('Patrocinado')).toBeVisible();
});

test('IMG-03, IMG-04: pictures are asked for in the widths that a card needs', async () => {
  await openList();
  const image = list().getAllByRole('article')[0]?.querySelector('img');
  expect(image?.getAttribute('srcset')).toMatch(
    /-1-180\.jpg 180w, \S+-1-360\.jpg 360w, \S+-1-480\.jpg 480w, \S+-1-720\.jpg 720w$/,
  );
});
