import { renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import { useShop, useTexts } from './shop.ts';

function Texts() {
  const { productPage, shell } = useTexts(productPageTexts, shellTexts);
  return (
    <output>
      {productPage.size} · {shell.cart}
    </output>
  );
}

const countries: [CountryCode, string][] = [
  ['ar', 'Talle'],
  ['cl', 'Talla'],
  ['co', 'Talla'],
  ['br', 'Talle'],
];

test.each(countries)('COUNTRY-10, COUNTRY-11: the texts of several parts in %s: %s', (country, size) => {
  renderShop({ country, children: <Texts /> });
  expect(screen.getByRole('status').textContent).toBe(`${size} · Carrito`);
});

test('a screen outside of a shop says what is missing', () => {
  expect(() => renderHook(useShop)).toThrow('Failed to find the shop: wrap the screen in ShopContext.');
});
