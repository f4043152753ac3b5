import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/listedProduct.ts';
import { defaultFlags } from '#rules/flags.ts';
import { choosePlace } from '#store/cityRegion.ts';
import { flagsResolved } from '#store/flags.ts';
import { networkChanged } from '#store/online.ts';
import { type Backend, backends } from '#testing/backends.ts';
import { memoryDisk } from '#testing/memoryDisk.ts';
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

async function openList({ flags }: Pick<Backend, 'flags'>, url = path, name: string | RegExp = title.name) {
  const shop = renderShop({ flags, visited: [url] });
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

const bff = { flags: {} };

describe.each(backends)('a list of the $source', (backend) => {
  const { flags, calls, watchPages } = backend;

  test('ROUTE-40, CAT-39, APP-17: a category shows its title, how much there is, and its first ten products', async () => {
    await openList(backend);
    expect(list().getByText(/^\d+ productos$/)).toBeVisible();
    expect(names()).toHaveLength(10);
    expect(document.title).toBe('Calzado de mujer | Vidriera');
    expect(screen.getByText(title.name, { selector: 'header p' })).toBeInTheDocument();
  });

  test('CAT-47, CAT-48: its words are shown, and nothing of its markup but that', async () => {
    const html =
      '<h1>Nosotros</h1><p onclick="x()">Hola <b>a todos</b></p><script>x()</script><ul><li>Uno</li></ul>';
    const full = aFullCataloguePage();
    backend.answerPage({
      products: [],
      total: 0,
      metadata: full.metadata && { ...full.metadata, landing: { html } },
    });
    await openList(backend, '/ac-nosotros/');
    expect(list().getByText('Hola a todos')).toBeVisible();
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

  test('CAT-19, PLACE-06: three pages come by themselves on scrolling, and the next one by a button', async () => {
    const shop = await openList(backend);
    await waitFor(() => expect(shop.store.getState().catalogue?.entries[path]?.details).toBeDefined(), slow);
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`), slow);
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(30), slow);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`), slow);
    expect(shop.store.getState().lastUrl.history).toHaveLength(1);
    scrollDown();
    const button = await screen.findByRole('button', more);
    expect(names()).toHaveLength(30);
    fireEvent.click(button);
    await waitFor(() => expect(names()).toHaveLength(40), slow);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=4`), slow);
    expect(
      new Set(
        list()
          .getAllByRole('link', { hidden: true })
          .map((link) => link.getAttribute('href')),
      ).size,
    ).toBeGreaterThan(40);
  });

  test('CAT-20: opened at a later page, the earlier ones come by a button, before it', async () => {
    const shop = await openList(backend, `${path}?page=4`);
    const [fourth] = names();
    expect(names()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    expect(names()[10]).toBe(fourth);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`), slow);
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(names()).toHaveLength(30), slow);
  });

  test.each(['-1', '0', '1e9', '9999999999', 'dos', '', '1.5', '%00'])(
    'ROUTE-45: the page "%s" does not exist, so the list begins at its beginning',
    async (page) => {
      await openList(backend, `${path}?page=${page}`);
      expect(names()).toHaveLength(10);
      expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    },
  );

  test('CAT-15: a page behind the end leads to the beginning', async () => {
    const shop = await openList(backend, `${path}?page=99999`);
    await waitFor(() => expect(names()).toHaveLength(10), slow);
    await waitFor(() => expect(address(shop)).toBe(path), slow);
  });

  test('CAT-18: a return by history asks for nothing, and the list stands as it was', async () => {
    const shop = await openList(backend);
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`), slow);
    const first = list().getAllByRole('link', { name: names()[0] ?? '' })[0] as HTMLElement;
    fireEvent.click(first);
    await screen.findByRole('region', { name: 'Compra' }, slow);
    const asks = watchPages();
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('heading', title);
    expect(names()).toHaveLength(20);
    expect(asks).toEqual([]);
  });

  test('CAT-52, ERR-13: a path that leads to nothing reads so', async () => {
    renderShop({ flags, visited: ['/nada/de-nada/'] });
    const heading = { name: 'La página solicitada no existe.' };
    expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver categorías' })).toHaveAttribute('href', '/menu');
  });

  test('CAT-52: words that find nothing are named', async () => {
    renderShop({ flags, visited: ['/catalog/?q=xyzzy%20"raro"'] });
    const heading = { name: 'No encontramos resultados para "xyzzy "raro"".' };
    expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
  });

  test('CAT-52, ERR-12: a list that does not come offers a retry, and comes', async () => {
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    renderShop({ flags, visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' }, slow)).toBeVisible();
    await given('the page has products', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', title, slow)).toBeVisible();
  });

  test('ERR-12: a next page that does not come leaves the list in place, and comes on retry', async () => {
    await openList(backend, `${path}?page=3`);
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    fireEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(names()).toHaveLength(10);
    await given('the page has products', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ERR-15: without network a list says so', async () => {
    await given('a call fails', { call: calls.page, fault: 'cut' });
    const { store } = renderShop({ flags, visited: [path] });
    act(() => {
      store.dispatch(networkChanged(false));
    });
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' }, slow)).toBeVisible();
  });

  test('CAT-38, SHIP-01, SHIP-02: a card says what its product costs and how it is sent', async () => {
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
  ])('SHIP-07: a card of a product with %d left says "%s"', async (stock, text) => {
    const sizes = [
      { skuSimple: 'ZP0001-38', numberSize: '38', stock },
      { skuSimple: 'ZP0001-39', numberSize: '39', stock: 0 },
    ];
    backend.answerPage({ products: [aListedProduct({ productImage: '', sizes })], total: 1 });
    await openList(backend);
    expect(list().getByText(text)).toBeVisible();
  });

  test('PROD-12: a product that was paid for says so on its card', async () => {
    backend.answerPage({ products: [aListedProduct({ productImage: '', isProductBoost: true })], total: 1 });
    await openList(backend);
    expect(list().getByText('Patrocinado')).toBeVisible();
  });

  test('IMG-03, IMG-04: pictures are asked for in the widths that a card needs', async () => {
    await openList(backend);
    const image = list().getAllByRole('article')[0]?.querySelector('img');
    expect(image?.getAttribute('srcset')).toMatch(
      /-1-180\.jpg 180w, \S+-1-360\.jpg 360w, \S+-1-480\.jpg 480w, \S+-1-720\.jpg 720w$/,
    );
  });

  test('ERR-12, CAT-20: an earlier page that does not come is the one that is asked for again', async () => {
    const shop = await openList(backend, `${path}?page=4`);
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByRole('alert', {}, slow)).toHaveTextContent('Ha ocurrido un error.');
    await given('the page has products', { path });
    const pages = watchPages();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    expect(pages).toEqual([3]);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`), slow);
  });

  test.each(['html', 'empty', 'truncated', 'brokenSchema', 'badRequest'] as const)(
    'CAT-52, ERR-12: an answer that is no list (%s) reads as a failure, and comes on retry',
    async (fault) => {
      await given('a call fails', { call: calls.page, fault });
      renderShop({ flags, visited: [path] });
      expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' }, slow)).toBeVisible();
      await given('the page has products', { path });
      fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await screen.findByRole('heading', title, slow)).toBeVisible();
    },
  );

  test('CAT-19: who leaves while a page is on its way is not led back to the list', async () => {
    const shop = await openList(backend, `${path}?page=3`);
    await given('a call fails', { call: calls.page, fault: 'slow' });
    fireEvent.click(await screen.findByRole('button', more));
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Carrito'));
    await screen.findByRole('heading', { name: 'Su carrito está vacío.' }, slow);
    await waitFor(
      () => expect(shop.store.getState().catalogue?.entries[path]?.products).toHaveLength(20),
      slow,
    );
    expect(address(shop)).toBe('/cart');
  });

  test.each([
    ['CAT-49', '?special_price=1', () => true],
    ['CAT-50', '?discount_range=20-30', (percent: number) => percent >= 20 && percent <= 30],
  ])('%s: %s lists reduced products alone', async (_id, query, fits) => {
    await openList(backend, `/catalog/${query}`, 'Todos los productos');
    const percents = list()
      .getAllByRole('article')
      .map((card) => Number(/−(\d+)\s%/.exec(card.textContent ?? '')?.[1]));
    expect(percents).toHaveLength(10);
    expect(percents.every((percent) => percent > 0 && fits(percent))).toBe(true);
  });

  test('GEO-07, CAT-21: another place asks for the list in view anew, from its beginning', async () => {
    const { store } = await openList(backend, `${path}?page=4`);
    const pages = watchPages();
    act(() => {
      store.dispatch(choosePlace({ region: '5', city: '120' }));
    });
    await waitFor(() => expect(pages).toEqual([4]), slow);
    await waitFor(() => expect(names()).toHaveLength(10), slow);
  });
});

describe('the source of a list', () => {
  const other = backends.map(({ watchPages }) => watchPages);

  test('FLAG-24, FLAG-25: a value that resolves holds from the next navigation on', async () => {
    const shop = await openList(bff);
    const { store } = shop;
    const [ofBff = [], ofLegacy = []] = other.map((watch) => watch());
    act(() => {
      store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' }));
    });
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20), slow);
    expect([ofBff, ofLegacy]).toEqual([[2], []]);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`), slow);
    const first = list().getAllByRole('link', { name: names()[0] ?? '' })[0] as HTMLElement;
    fireEvent.click(first);
    await screen.findByRole('region', { name: 'Compra' }, slow);
    expect(store.getState().catalogue?.entries).toEqual({});
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('heading', title, slow);
    await waitFor(() => expect(ofLegacy).toEqual([1, 2]), slow);
    expect(ofBff).toEqual([2]);
  });

  test.each([
    ['{"backend_for_frontend":"off"}', 0, 1],
    ['{"backend_for_frontend":"control"}', 1, 0],
    ['no JSON', 1, 0],
  ])(
    'FLAG-24, FLAG-10: with %s on the device the first call goes there at once',
    async (kept, bff, legacy) => {
      const [ofBff = [], ofLegacy = []] = other.map((watch) => watch());
      renderShop({ visited: [path], disk: memoryDisk({ flags: kept }) });
      await screen.findByRole('heading', title, slow);
      expect([ofBff.length, ofLegacy.length]).toEqual([bff, legacy]);
    },
  );

  test('FLAG-24: what resolves is kept on the device', async () => {
    const disk = memoryDisk();
    const { store } = renderShop({ visited: ['/cart'], disk });
    act(() => {
      store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' }));
    });
    await waitFor(() => expect(disk.texts['flags']).toContain('"backend_for_frontend":"off"'));
  });
});

describe('a list of the backend-for-frontend', () => {
  test('CAT-28, GEO-02: is asked for by the place of the cookie', async () => {
    const bodies: unknown[] = [];
    answerWith(
      http.post('*/bff/catalog/:kind', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
    );
    const place = encodeURIComponent(JSON.stringify({ region: '5', city: '120' }));
    renderShop({ visited: [path], cookies: `a=b; pwa-geolocation=${place}` });
    await screen.findByRole('heading', title, slow);
    expect(bodies).toEqual([expect.objectContaining({ locationCode: '5-120' })]);
  });

  test('ROUTE-43: the catalogue without words shows the whole range', async () => {
    const asks = watchAsks();
    await openList(bff, '/catalog/', 'Todos los productos');
    expect(asks).toEqual(['static-page 1', 'static-page/full 1']);
  });

  test('ROUTE-39: the catalogue with words shows what they have found', async () => {
    const asks = watchAsks();
    await openList(bff, '/catalog/?q=botas', 'botas');
    expect(asks).toEqual(['search 1', 'search/full 1']);
    expect(names().length).toBeGreaterThan(0);
  });

  test('ROUTE-44: an institutional path is asked for as a written page', async () => {
    const asks = watchAsks();
    renderShop({ visited: ['/ac-envios/'] });
    await waitFor(() => expect(asks[0]).toBe('static-page 1'), slow);
    await screen.findByRole('heading', { level: 1 }, slow);
  });

  test('CAT-53: a path that is no category is asked for once more, as a written page', async () => {
    const asks = watchAsks();
    await openList(bff, '/especial-verano/', 'Especial verano');
    expect(asks.filter((ask) => ask.startsWith('category '))).toHaveLength(1);
    expect(asks.filter((ask) => ask === 'static-page 1')).toHaveLength(1);
  });

  test('CAT-27: without filters and texts the products stay, and no error takes their place', async () => {
    await given('a call fails', { call: 'getFullCataloguePage', fault: 'refused' });
    renderShop({ visited: [path] });
    await screen.findByRole('heading', { level: 1, name: 'Vidriera' }, slow);
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
