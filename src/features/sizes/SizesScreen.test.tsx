import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { aSizeTable } from '#fixtures/product.ts';
import type { SizeTable } from '#schemas/product.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const path = '/sizes/contentTable';
const call = 'getSizeTables';
const none = { name: 'Todavía no hay tablas de talles.' } as const;

const all = [
  'Calzado de mujer',
  'Calzado de hombre',
  'Calzado de niños',
  'Ropa de mujer',
  'Ropa de hombre',
  'Ropa de niños',
  'Jeans y pantalones de mujer',
  'Jeans y pantalones de hombre',
];

const open = () => renderShop({ visited: [path] });

/** The screen as a product page leads to it. */
const openFrom = (state: unknown) => renderShop({ visited: ['/cart', { pathname: path, state }] });

/** The keys that are requested from now on. */
function watchKeys() {
  const keys: (string | null)[] = [];
  answerWith(
    http.get('*/api/menu/getstatic', ({ request }) => {
      keys.push(new URL(request.url).searchParams.get('key'));
      return undefined;
    }),
  );
  return keys;
}

const answerTables = (content: SizeTable[] | null) =>
  answerWith(
    http.get('*/api/menu/getstatic', () => HttpResponse.json({ error: false, message: '', content })),
  );

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const findTitles = async () => textsOf(await screen.findAllByRole('heading', { level: 2 }));

describe('without a product', () => {
  test.each([
    ['ar', 'Tabla de talles'],
    ['cl', 'Tabla de tallas'],
  ] as const)(
    'ROUTE-35, CONTENT-12, COUNTRY-11: in %s it is the %s, with all tables of the content team',
    async (country, title) => {
      renderShop({ country, visited: [path] });
      expect(await findTitles()).toEqual(all);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(title, { selector: 'header p' })).toBeInTheDocument();
      await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} \\| `)));
      const tables = all.map((name) => within(screen.getByRole('table', { name })));
      expect(tables.map((table) => table.getAllByRole('columnheader')[0]?.textContent)).toEqual(
        all.map(() => country.toUpperCase()),
      );
      expect(screen.queryByText('Ver todas las tablas')).toBeNull();
    },
  );

  test('PROD-14, CONTENT-12: a table with gaps is shown, one without rows is not', async () => {
    answerTables([
      aSizeTable({ title: 'Botas', systems: ['AR', 'EU'], rows: [['38', '39'], ['39']] }),
      aSizeTable({ title: 'Medias', rows: [] }),
      aSizeTable({ title: 'Gorras', systems: [], rows: [['U']] }),
      aSizeTable({ title: 'Botas', systems: ['AR', 'BR'], rows: [['38', '37']] }),
    ]);
    open();
    expect(await findTitles()).toEqual(['Botas', 'Botas']);
    expect(screen.getAllByText('Sin equivalencia')).toHaveLength(1);
  });

  test.each([
    ['the list is empty', []],
    ['there is nothing under the key', null],
    ['no table has rows', [aSizeTable({ rows: [] })]],
  ])('CONTENT-12: where %s it says so, with a way home', async (_what, content) => {
    answerTables(content);
    open();
    expect(await screen.findByRole('heading', { level: 1, ...none })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Tabla de talles', { selector: 'header p' })).toBeInTheDocument();
  });

  test.each(['cl', 'co'] as const)('COUNTRY-11: in %s there are no tablas de tallas yet', async (country) => {
    await given('the content key is unknown', { key: 'sizes_pwa' }, country);
    renderShop({ country, visited: [path] });
    const heading = { name: 'Todavía no hay tablas de tallas.' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  test('APP-07: until they have loaded it shows placeholders', async () => {
    await given('a call fails', { call, fault: 'slow' });
    open();
    expect(await screen.findByText('Tabla de talles', { selector: 'header p' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Cargando' })).toBeInTheDocument();
    expect(await findTitles()).toEqual(all);
  });

  test('ERR-04, ERR-12: an answer that cannot be read is an error, and a retry loads them', async () => {
    await given('a call fails', { call, fault: 'html' });
    open();
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
    await given('there are size tables', {});
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findTitles()).toEqual(all);
  });

  test('ERR-12: what the server does not have is no missing page', async () => {
    answerWith(http.get('*/api/menu/getstatic', () => HttpResponse.json({ error: true }, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  test('ERR-15, KEEP-09: without network it says so, and loads by itself when the network is back', async () => {
    await given('a call fails', { call, fault: 'cut' });
    const { store } = open();
    act(() => void store.dispatch(networkChanged(false)));
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
    await given('there are size tables', {});
    act(() => void store.dispatch(networkChanged(true)));
    expect(await findTitles()).toEqual(all);
  });
});

describe('from a product', () => {
  test.each([
    ['co', 'Tabla de tallas'],
    ['br', 'Tabla de talles'],
  ] as const)(
    'CONTENT-12, PROD-14, COUNTRY-11: in %s the %s is that of the product alone, without a call',
    async (country, title) => {
      const keys = watchKeys();
      renderShop({ country, visited: [{ pathname: path, state: aSizeTable() }] });
      expect(await findTitles()).toEqual(['Calzado de mujer']);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['AR', 'BR', 'US', 'EU']);
      expect(textsOf(screen.getAllByRole('cell'))).toEqual(['37', '8', '39']);
      expect(keys).toEqual([]);
    },
  );

  test('CONTENT-12, REACH-01: a link leads to all tables, and the focus to the page', async () => {
    const keys = watchKeys();
    openFrom(aSizeTable());
    const link = await screen.findByRole('link', { name: 'Ver todas las tablas' });
    expect(link).toHaveAttribute('href', path);
    link.focus();
    fireEvent.click(link);
    await waitFor(async () => expect(await findTitles()).toEqual(all));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByText('Ver todas las tablas')).toBeNull();
    expect(keys).toEqual(['sizes_pwa']);
  });

  test('KEEP-08: without network its table is shown', async () => {
    await given('a call fails', { call, fault: 'cut' });
    const { store } = openFrom(aSizeTable());
    act(() => void store.dispatch(networkChanged(false)));
    expect(await findTitles()).toEqual(['Calzado de mujer']);
  });

  test.each([
    ['no table', { sku: 'ZP0001', title: 'Calzado de mujer' }],
    ['a table without rows', aSizeTable({ rows: [] })],
  ])('CONTENT-12: with %s in the history all tables are shown', async (_what, state) => {
    openFrom(state);
    expect(await findTitles()).toEqual(all);
  });
});

const address = '*/api/menu/getstatic';

test('ERR-12: a second press of the retry, while the first is under way, sends no second call', async () => {
  answerWith(http.get(address, () => HttpResponse.json({ error: true }, { status: 400 })));
  renderShop({ visited: ['/sizes/contentTable'] });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const released = Promise.withResolvers<void>();
  let calls = 0;
  answerWith(
    http.get(address, async () => {
      calls += 1;
      await released.promise;
      return HttpResponse.json({ error: false, message: '', content: [aSizeTable()] });
    }),
  );
  fireEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(retry);
  released.resolve();
  expect(await screen.findByRole('heading', { level: 2, name: 'Calzado de mujer' })).toBeVisible();
  expect(calls).toBe(1);
});
