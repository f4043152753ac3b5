import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerFilters, filter, option } from '#testing/render/answerFilters.ts';
import { address, opener, openFilteredList, path } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const total = () =>
  Number.parseInt((screen.getByText(/^[\d.]+ productos?$/).textContent ?? '').replace('.', ''), 10);
const chipNames = () =>
  screen.queryAllByRole('button', { name: /^Quitar filtro/ }).map((chip) => chip.getAttribute('aria-label'));

afterEach(() => vi.unstubAllGlobals());

describe('what is applied', () => {
  test('FIND-02, FILT-21: is shown above the products, value by value, and each can be removed', async () => {
    const shop = await openFilteredList(`${path}?brand=zapala--andina&shoe_size=38&price=20000-60000`);
    await waitFor(() =>
      expect(chipNames()).toEqual([
        'Quitar filtro Zapala',
        'Quitar filtro Andina',
        'Quitar filtro 38',
        'Quitar filtro $\u00a020.000 - $\u00a060.000',
      ]),
    );
    expect(opener()).toHaveAccessibleName('Filtrar, 4 filtros aplicados');
    const before = total();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtro Zapala' }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?brand=andina&shoe_size=38&price=20000-60000`));
    expect(chipNames()).not.toContain('Quitar filtro Zapala');
    expect(document.activeElement).toBe(opener());
    await waitFor(() => expect(total()).toBeLessThan(before));
  });

  test('FILT-16, FIND-02: a chip that is taken away leads to the first page', async () => {
    const shop = await openFilteredList(`${path}?brand=zapala&page=2`);
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar filtro Zapala' }));
    await waitFor(() => expect(address(shop)).toBe(path));
  });

  test('FILT-20, FIND-02: frequent filters are one tap away, and stay where they are', async () => {
    const shop = await openFilteredList();
    const all = total();
    const chip = screen.getByRole('button', { name: 'Envío gratis', pressed: false });
    chip.focus();
    fireEvent.click(chip);
    await waitFor(() => expect(address(shop)).toBe(`${path}?free_shipping=1`));
    await waitFor(() => expect(total()).toBeLessThan(all));
    expect(screen.getByRole('button', { name: 'Envío gratis', pressed: true })).toBe(document.activeElement);
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: false }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?free_shipping=1&special_price=1`));
    fireEvent.click(screen.getByRole('button', { name: 'Envío gratis', pressed: true }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?special_price=1`));
    await waitFor(() => expect(opener()).toHaveAccessibleName('Filtrar, 1 filtro aplicado'));
  });

  test('CONTENT-04, CONTENT-05: applying a filter marks the brands as filtered, clearing the last one does not', async () => {
    const shop = await openFilteredList();
    const isFiltered = () => shop.store.getState().brands?.isFiltered;
    expect(isFiltered()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: false }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?special_price=1`));
    expect(isFiltered()).toBe(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Ofertas', pressed: true }));
    await waitFor(() => expect(address(shop)).toBe(path));
    expect(isFiltered()).toBe(false);
  });

  test('FILT-23: back restores the previous choice', async () => {
    const shop = await openFilteredList();
    const all = total();
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas' }));
    await waitFor(() => expect(total()).toBeLessThan(all));
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(address(shop)).toBe(path));
    expect(total()).toBe(all);
    expect(screen.getByRole('button', { name: 'Ofertas', pressed: false })).toBeVisible();
  });
});

describe('the labels of what is applied', () => {
  const isAbove = (one: HTMLElement, other: HTMLElement | undefined) =>
    other !== undefined && Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const labels = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  test('APP-21, FILT-20: are shown above the products while a filter is applied', async () => {
    await openFilteredList(`${path}?brand=zapala&special_price=1`);
    const chip = await screen.findByRole('button', { name: 'Quitar filtro Zapala' });
    expect(labels()).toEqual(['Ofertas']);
    expect(isAbove(chip, screen.getAllByRole('article')[0])).toBe(true);
    fireEvent.click(chip);
    await waitFor(() => expect(chipNames()).toEqual([]));
    expect(labels()).toEqual(['Ofertas']);
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: true }));
    await waitFor(() => expect(opener()).toHaveAccessibleName('Filtrar'));
    expect([chipNames(), screen.queryAllByRole('button', { pressed: true })]).toEqual([[], []]);
  });

  test('APP-21: are not shown while no filter is applied', async () => {
    await openFilteredList(`${path}?sort=price&dir=asc&page=2`);
    expect(opener()).toHaveAccessibleName('Filtrar');
    expect([chipNames(), screen.queryAllByRole('button', { pressed: true })]).toEqual([[], []]);
  });
});

describe('filters that leave nothing', () => {
  const nothing = `${path}?brand=zapala&price=1-2`;

  test('FIND-03: keep their chips, and a button removes the last one', async () => {
    const shop = renderShop({ visited: [nothing] });
    const none = { level: 2, name: 'Ningún producto coincide con los filtros.' } as const;
    expect(await screen.findByRole('heading', none)).toBeVisible();
    await waitFor(() =>
      expect(chipNames()).toEqual(['Quitar filtro Zapala', 'Quitar filtro $\u00a01 - $\u00a02']),
    );
    expect(screen.getByText('0 productos')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ordenar/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el último filtro' }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala`));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(chipNames()).toEqual(['Quitar filtro Zapala']);
  });

  test('FIND-03: of the last filter the last value is removed first', async () => {
    const shop = renderShop({ visited: [`${path}?price=1-2&brand=zapala--andina`] });
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el último filtro' }));
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=1-2&brand=zapala`));
  });

  test('FIND-03: a value without products is shown as it is', async () => {
    renderShop({ visited: [`${path}?brand=nadie-nunca`] });
    expect(await screen.findByRole('button', { name: 'Quitar filtro Nadie nunca' })).toBeVisible();
  });
});

test('CAT-27: without filters a message is shown, and applied ones can still be removed', async () => {
  await given('a call fails', { call: 'getFullCataloguePage', fault: 'refused' });
  const shop = renderShop({ visited: [`${path}?brand=zapala&free_shipping=1`] });
  const text = 'Los filtros no están disponibles ahora.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  expect(opener()).toHaveAttribute('aria-disabled', 'true');
  expect(opener()).toHaveAccessibleDescription(text);
  fireEvent.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(chipNames()).toEqual(['Quitar filtro Zapala', 'Quitar filtro Envío gratis']));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar filtro Envío gratis' }));
  await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala`));
});

test('a press before the browser is idle opens the filters without waiting for it', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  renderShop({ visited: [path] });
  await screen.findAllByRole('article');
  fireEvent.click(opener());
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible();
});

const switchOf = (key: string, name: string) =>
  filter(key, name, 'true_false', [option('Sí', { value: '1' })]);
const offered = [
  filter(
    'brand',
    'Marca',
    'multi_selector',
    ['Andina', 'Lino', 'Zapala'].map((brand) => option(brand)),
  ),
  switchOf('free_shipping', 'Envío gratis'),
  switchOf('special_price', 'Ofertas'),
  switchOf('fast_shipping', 'Envío en moto en 24 horas'),
];

const row = () => opener().parentElement as HTMLElement;
const chips = () => [...row().querySelectorAll('button')].slice(1).map(({ textContent }) => textContent);

async function openRow(url: string) {
  const shop = renderShop({ visited: [url] });
  await waitFor(() => expect(chips()).not.toEqual([]));
  row().style.inlineSize = '12rem';
  return shop;
}

test('FILT-20, FIND-02: applied filters are first in the row, switches too', async () => {
  answerFilters(offered);
  await openRow(`${path}?brand=zapala--lino&fast_shipping=1`);
  expect(chips().slice(0, 3)).toEqual(['Zapala', 'Lino', 'Envío en moto en 24 horas']);
  expect(row().scrollLeft).toBe(0);
});

test('FILT-20, FIND-02: after a tap on a frequent filter the row shows what is applied, and the focus stays', async () => {
  answerFilters(offered);
  const shop = await openRow(`${path}?brand=zapala`);
  const fast = screen.getByRole('button', { name: 'Envío en moto en 24 horas', pressed: false });
  fast.focus();
  row().scrollLeft = 1000;
  expect(row().scrollLeft).toBeGreaterThan(0);
  fireEvent.click(fast);
  await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala&fast_shipping=1`));
  await waitFor(() => expect(row().scrollLeft).toBe(0));
  expect(chips().slice(0, 2)).toEqual(['Zapala', 'Envío en moto en 24 horas']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Envío en moto/, pressed: true }));
});

test('FILT-21: a range of discounts is shown in percent', async () => {
  answerFilters(offered);
  await openRow(`${path}?discount_range=20-30`);
  expect(screen.getByRole('button', { name: 'Quitar filtro 20\u00a0% - 30\u00a0%' })).toBeVisible();
});

test('FILT-20: a value of 5,000 letters is shortened in front of its cross', async () => {
  const brand = 'z'.repeat(5_000);
  answerFilters([filter('brand', 'Marca', 'multi_selector', [option(brand)])]);
  await openRow(`${path}?brand=${brand}`);
  row().style.inlineSize = '';
  const chip = screen.getByRole('button', { name: `Quitar filtro ${brand}` });
  const cross = chip.querySelector('svg') as SVGElement;
  const face = chip.getBoundingClientRect();
  expect(face.width).toBeLessThanOrEqual(innerWidth);
  expect(cross.getBoundingClientRect().right).toBeLessThan(face.right);
});
