import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Price } from './Price.tsx';
import { Discount } from './PriceBlock.tsx';

const countries: [CountryCode, string][] = [
  ['ar', '$ 1.234,50'],
  ['cl', '$1.235'],
  ['co', '$ 1.235'],
  ['br', 'R$ 1.234,50'],
];

test.each(countries)('FMT-06: 1234.5 in %s is %s', (country, text) => {
  const { container } = renderShop({ country, children: <Price amount={1234.5} /> });
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

test('FMT-09, REACH-01: a discount is shown as a reduction, and read out as a discount', () => {
  const { container } = renderShop({ children: <Discount percent={23} /> });
  expect(container.textContent).toBe('Descuento −23\u00a0%');
  expect(container.querySelector('span')).toHaveStyle({ position: 'absolute', width: '1px' });
});
