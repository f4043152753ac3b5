import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { backends } from '#testing/backends.ts';
import { address, names, openList, path } from '#testing/openList.ts';
import { renderShop } from '#testing/renderShop.tsx';

const long = 'x'.repeat(10_000);
const chips = () => screen.queryAllByRole('button', { name: /^Quitar filtro/ });

describe.each(backends)('hostile queries in an address, $source', (backend) => {
  test.each(['-1', '0', '1e9', '9999999999', 'dos', '', '1.5', '%00', '%', '1'.repeat(300)])(
    'ROUTE-45: the page "%s" does not exist, so the list and its address begin at the beginning',
    async (page) => {
      const shop = await openList(backend, `${path}?page=${page}`);
      // A parameter without a value is none, and stays.
      await waitFor(() => expect(address(shop)).toBe(page === '' ? `${path}?page=` : path));
      await waitFor(() => expect(names()).toHaveLength(10));
      expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    },
  );

  test.each([
    ['FILT-17', 'prices that are crossed', 'price=9-1'],
    ['FILT-17', 'a price that is no range', 'price=abc'],
    ['FILT-17', 'prices below nothing', 'price=-9--1'],
    ['FILT-03', 'filters without a value', 'brand=&color_family=--&price=--'],
    ['FILT-33', 'values that none can have', 'brand=-zapala-&gender=%20'],
    ['FILT-13', 'parameters of others', 'utm_source=x&__proto__=1&constructor=2&toString=3&hash=4'],
    ['FILT-13', 'a long parameter of others', `fbclid=${long}`],
    ['FILT-13', 'names with broken percent signs', '%=1&%E0%A4%A=2&%zz'],
    ['CAT-33', 'an unknown sort order', 'sort=%&dir=%E0%A4%A'],
    ['CAT-33', 'a long formula', `sortingFormula=${long}`],
  ])('%s: %s change nothing', async (_id, _what, query) => {
    await openList(backend, `${path}?${query}`);
    expect(names()).toHaveLength(10);
    expect(await screen.findByRole('button', { name: 'Ofertas', pressed: false })).toBeVisible();
    expect(chips()).toEqual([]);
  });

  test('FILT-12: of a parameter that is repeated the first counts', async () => {
    await openList(backend, `${path}?brand=zapala&brand=andina&page=x&page=7`);
    expect(await screen.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
    expect(chips()).toHaveLength(1);
    expect(names()).toHaveLength(10);
  });

  test.each([
    ['a broken percent sign', 'brand=%'],
    ['half a character', 'brand=%E0%A4%A'],
    ['10 kB', `brand=${long}`],
    ['2,000 values', `brand=${Array.from({ length: 2000 }, (_, index) => `b${index}`).join('--')}`],
  ])('FIND-03, FILT-33: a value of %s finds nothing, and can be taken back', async (_what, query) => {
    renderShop({ flags: backend.flags, visited: [`${path}?${query}`] });
    expect(await screen.findByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
  });

  test.each([
    ['broken percent signs', '%', '%'],
    ['markup', '<b>%3Cscript%3E', '<b><script>'],
    ['10 kB', long, long],
  ])('CAT-52: search terms of %s find nothing, and are shown unchanged', async (_what, query, phrase) => {
    renderShop({ flags: backend.flags, visited: [`/catalog/?q=${query}`] });
    const heading = { name: `No encontramos resultados para "${phrase}".` };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  test('a search phrase that cannot be read is asked for again, and no products are requested', async () => {
    const pages = backend.watchPages();
    renderShop({ flags: backend.flags, visited: ['/catalog/?q=%E0%A4%A'] });
    const heading = { level: 1, name: 'No pudimos leer su búsqueda.' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar de nuevo' })).toHaveAttribute('href', '/search');
    await waitFor(() => expect(document.title).toBe('No pudimos leer su búsqueda. | Vidriera'));
    expect(pages).toEqual([]);
  });

  test('CAT-52: a path with a broken percent sign leads to nothing', async () => {
    renderShop({ flags: backend.flags, visited: ['/mujer/%E0%A4%A/'] });
    expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  });
});
