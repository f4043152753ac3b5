import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerFilters, filter, option } from '#testing/answerFilters.ts';
import { address, path } from '#testing/openList.ts';
import { opener } from '#testing/openSheet.ts';
import { renderShop } from '#testing/renderShop.tsx';

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
