import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { backends } from '#testing/render/backends.ts';
import { address, names, openList, path } from '#testing/render/openList.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

const long = 'x'.repeat(10_000);
const chips = () => screen.queryAllByRole('button', { name: /^Quitar filtro/ });

describe.each(backends)('hostile queries in an address, $source', (backend) => {
  test.each(['dos', ''])(
    'ROUTE-45: the page "%s" does not exist, so the list and its address begin at the beginning',
    async (page) => {
      const shop = await openList(backend, `${path}?page=${page}`);
      // A parameter without a value is none, and stays.
      await waitFor(() => expect(address(shop)).toBe(page === '' ? `${path}?page=` : path));
      await waitFor(() => expect(names()).toHaveLength(10));
      expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    },
  );

  test('FILT-13, FILT-17, FILT-33: wrong values and parameters of others change nothing', async () => {
    const wrong = `price=9-1&brand=-zapala-&color_family=--&sort=%&dir=%E0%A4%A&sortingFormula=${long}`;
    const others = `utm_source=x&__proto__=1&constructor=2&toString=3&hash=4&fbclid=${long}&%=1&%E0%A4%A=2&%zz`;
    await openList(backend, `${path}?${wrong}&${others}`);
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
    ['a value of half a character', 'brand=%E0%A4%A'],
    [
      '2,000 values, one of 10 kB',
      `brand=${[long, ...Array.from({ length: 2000 }, (_, index) => `b${index}`)].join('--')}`,
    ],
  ])('FIND-03, FILT-33: %s finds nothing, and can be taken back', async (_what, query) => {
    renderShop({ flags: backend.flags, visited: [`${path}?${query}`] });
    expect(await screen.findByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
  });

  test('CAT-52: search terms with a broken percent sign, markup, quotes and 10 kB find nothing, and are shown unchanged', async () => {
    renderShop({ flags: backend.flags, visited: [`/catalog/?q=%<b>%3Cscript%3E%20"raro"${long}`] });
    const heading = { name: `No encontramos resultados para "%<b><script> "raro"${long}".` };
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
});
