import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { address, openFilteredList, path } from '#testing/render/openList.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { SortBar } from './SortBar.tsx';

/** The sorting of each page request, in the order of the requests. */
function watchSorting() {
  const requested: string[] = [];
  answerWith(
    http.post('*/bff/catalog/:kind', async ({ request }) => {
      requested.push(((await request.clone().json()) as CatalogueBody).sorting);
      return undefined;
    }),
  );
  return requested;
}

describe('the order of a list', () => {
  const sort = () => screen.getByRole('button', { name: /^Ordenar por/ });

  async function openSorting() {
    sort().focus();
    fireEvent.click(sort());
    return within(await screen.findByRole('dialog', { name: 'Ordenar' }));
  }

  test('CAT-31: is one of those that the result offers, and the active one is shown', async () => {
    await openFilteredList(`${path}?sort=price&dir=desc`);
    await waitFor(() => expect(sort()).toHaveAccessibleName('Ordenar por Mayor precio'));
    const sheet = await openSorting();
    const orders = sheet.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(orders).toEqual(['Más populares', 'Menor precio', 'Mayor precio', 'Mayor descuento', 'Novedades']);
    expect(sheet.getByRole('radio', { name: 'Mayor precio' })).toBeChecked();
  });

  test('CAT-31, CAT-32: another one leads to the first page, and the filters stay', async () => {
    const shop = await openFilteredList(`${path}?brand=zapala&page=2`);
    const requested = watchSorting();
    const sheet = await openSorting();
    fireEvent.click(sheet.getByRole('radio', { name: 'Menor precio' }));
    expect(requested).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala&sort=price&dir=asc`));
    await waitFor(() => expect(requested).toEqual(['price_asc']));
    await waitFor(() => expect(sort()).toHaveAccessibleName('Ordenar por Menor precio'));
    await waitFor(() => expect(document.activeElement).toBe(sort()));
  });
});

test('REACH-02: an order with a long name stays within the screen', () => {
  const label = 'Recomendado'.repeat(20);
  const orders = [{ label, sort: 'price', dir: 'asc', active: true }] as const;
  renderShop({ children: <SortBar url={parseCatalogueUrl(path)} orders={orders} /> });
  expect(screen.getByRole('button', { name: `Ordenar por ${label}` })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

describe('a sorting formula', () => {
  test('CAT-33, CAT-34, CAT-37: of the address sorts, is stored for a day, and is sent in a cookie', async () => {
    const requested = watchSorting();
    const cookies: string[] = [];
    const began = Date.now();
    const shop = await openFilteredList(`${path}?sortingFormula=f1`, {
      setCookie: (cookie) => cookies.push(cookie),
    });
    expect(requested).toEqual(['f1']);
    expect(cookies).toEqual(['custom_filter_sorting=f1; Max-Age=86400; Path=/; SameSite=Lax']);
    const { kept } = shop.store.getState().sortingFormula;
    expect(kept?.formula).toBe('f1');
    expect(kept?.until).toBeGreaterThanOrEqual(began + 86_400_000);
    expect(kept?.until).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });

  const visitWith = (until: number) => ({
    getItem: () => JSON.stringify({ sortingFormula: JSON.stringify({ kept: { formula: 'f1', until } }) }),
    setItem: () => undefined,
    removeItem: () => undefined,
  });

  test.each([
    ['is used until it ends', 60_000, path, 'f1'],
    ['is used no longer', -1, path, 'popularity'],
    ['gives way to that of the address', 60_000, `${path}?sortingFormula=f2`, 'f2'],
    ['gives way to an order that the shopper has chosen', 60_000, `${path}?sort=price&dir=asc`, 'price_asc'],
  ])('CAT-35, CAT-36: a stored one %s', async (_what, left, url, sorting) => {
    await openFilteredList(url, { storage: visitWith(Date.now() + left) });
    const requested = watchSorting();
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas' }));
    await waitFor(() => expect(requested).toEqual([sorting]));
  });
});
