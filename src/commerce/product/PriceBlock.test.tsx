import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Discount, Price, PriceBlock } from './PriceBlock.tsx';

/** The prices of a product in Argentina: all that is read out, what is struck through, and the size of the text. */
function show(price: number, specialprice: number, large?: boolean) {
  const { container } = renderShop({
    children: <PriceBlock product={{ price, specialprice }} {...(large !== undefined && { large })} />,
  });
  const block = container.querySelector('p') as HTMLElement;
  return {
    text: block.textContent?.replaceAll('\u00a0', ' '),
    struck: block.querySelector('s')?.textContent?.replaceAll('\u00a0', ' '),
    fontSize: Number.parseFloat(getComputedStyle(block).fontSize),
  };
}

describe('a price that was higher', () => {
  test('PROD-06, FMT-06: is shown, with the earlier one struck through', () => {
    const { text, struck, fontSize } = show(12_999, 9999);
    expect(text).toBe('Ahora $ 9.999Precio anterior $ 12.999');
    expect(struck).toBe('Precio anterior $ 12.999');
    expect(fontSize).toBe(16);
  });

  test.each([
    [12_999, 9999, '−23 %'],
    [299, 199, '−33 %'],
  ])('PROD-06, FMT-09: of %d, now %d, has the discount %s on the product page', (price, special, percent) => {
    const { text, struck, fontSize } = show(price, special, true);
    expect(text).toMatch(new RegExp(`Descuento ${percent}$`));
    expect(struck).not.toContain('Descuento');
    expect(fontSize).toBeGreaterThan(16);
  });

  test('FMT-09: has no discount of less than a percent', () => {
    expect(show(100, 99.5, true).text).toBe('Ahora $ 99,50Precio anterior $ 100');
  });
});

test.each([
  [12_999, 0],
  [12_999, 12_999],
  [12_999, 13_000],
])('PROD-06: a price of %d with a special price of %d is shown alone', (price, special) => {
  for (const large of [false, true]) {
    const { text, struck } = show(price, special, large);
    expect(text).toBe('$ 12.999');
    expect(struck).toBeUndefined();
  }
});

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
