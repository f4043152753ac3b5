import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { appliedFilters } from '#rules/catalogue/catalogueEntry.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import { chipTextsOf, filtersTexts } from '#texts/filters.ts';
import { productTexts } from '#texts/product.ts';
import { type ChipTexts, filterChips } from './filterChips.ts';

const texts: ChipTexts = {
  ...chipTextsOf({ ...filtersTexts('cl'), ...productTexts('cl') }),
  amount: (parameter, amount) =>
    parameter === 'price' ? formatMoney(amount, countryByCode('cl')) : `${amount} %`,
};
const option = (label: string, active: boolean, value = label.toLowerCase()): FilterOption => ({
  label,
  value,
  active,
  count: 1,
});
const filter = (key: string, name: string, type: string, options: FilterOption[]): AvailableFilter => ({
  key,
  name,
  type,
  options,
});
const yes = (active: boolean) => [option('Sí', active, '1')];

const labels = (available: AvailableFilter, price = '') => {
  const applied = appliedFilters([available], [{ name: 'price', values: [price] }]);
  return filterChips(applied, [available], texts).map(({ label }) => label);
};

describe('the labels of what is applied', () => {
  test.each<[string, AvailableFilter, string[]]>([
    [
      'each active option',
      filter('brand', 'Marca', 'multi_selector', [
        option('Nike', true),
        option('Adidas', true),
        option('Puma', false),
      ]),
      ['Nike', 'Adidas'],
    ],
    [
      'an option by its label, not by its value',
      filter('brand', 'Marca', 'multi_selector', [
        option('Otra', true, 'o-1'),
        option('New Balance®', true, 'nb'),
      ]),
      ['Otra', 'New Balance®'],
    ],
    ['none active', filter('brand', 'Marca', 'multi_selector', [option('Nike', false)]), []],
    ['a switch', filter('free_shipping', 'Envío gratis', 'true_false', yes(true)), ['Envío gratis']],
    ['a switch by its key', filter('moda_sostenible', 'Moda sostenible', '', yes(true)), ['Moda sostenible']],
    ['a switch that is off', filter('moda_sostenible', 'Moda sostenible', 'true_false', yes(false)), []],
    ['a size', filter('shoe_size', 'Talle', 'multi_selector', [option('38', true)]), ['38']],
    [
      'what lies below another',
      filter('category', 'Categoría', 'single_selector_subfilters', [
        { ...option('Calzado', false), subfilters: [option('Zapatillas', true)] },
      ]),
      ['Zapatillas'],
    ],
  ])('FILT-19, FILT-20, FILT-21: %s', (_what, available, expected) => {
    expect(labels(available)).toEqual(expected);
  });

  test('FILT-21: prices are the chosen amounts, in the format of the country', () => {
    const price = filter('price', 'Precio', 'range_selector', [option('Todos', true, '1000-9000')]);
    expect(labels(price, '2000-5000')).toEqual(['$2.000 - $5.000']);
  });

  test('FILT-20: each filter has the labels of its own options', () => {
    const available = [
      filter('brand', 'Marca', 'multi_selector', [option('Alfa', true, 'a')]),
      filter('color', 'Color', 'multi_selector', [option('Azul', true, 'a')]),
      filter('is_special_price', 'Solo ofertas', 'true_false', yes(true)),
    ];
    const chosen = [
      { name: 'color_family', values: ['a'] },
      { name: 'special_price', values: ['1'] },
      { name: 'brand', values: ['a'] },
    ];
    expect(filterChips(chosen, available, texts).map(({ label }) => label)).toEqual([
      'Azul',
      'Solo ofertas',
      'Alfa',
    ]);
  });

  test('FIND-03: a price that is no range is its own label', () => {
    const [chip] = filterChips([{ name: 'price', values: ['barato'] }], [], texts);
    expect(chip?.label).toBe('Barato');
  });

  test.each([
    ['a control character', '\u0000', undefined],
    ['an empty label', 'x', ''],
    ['spaces', 'x', '\u00a0 \u200b'],
  ])('FIND-03, FILT-21: %s, which cannot be seen, has the name of its filter', (_what, value, label) => {
    const options = label === undefined ? [] : [option(label, true, value)];
    const chosen = [{ name: 'brand', values: [value] }];
    const named = (available: AvailableFilter[]) =>
      filterChips(chosen, available, texts).map(({ label: shown }) => shown);
    expect(named([filter('brand', 'Marca', 'multi_selector', options)])).toEqual(['Marca']);
  });

  test('FIND-03, CAT-27: a value that the answer does not have is still shown', () => {
    const chosen = [
      { name: 'brand', values: ['new-balance'] },
      { name: 'free_shipping', values: ['1'] },
      { name: 'moda_sostenible', values: ['1'] },
      { name: 'price', values: ['1-2'] },
      { name: 'discount_range', values: ['20-30'] },
    ];
    expect(filterChips(chosen, [], texts)).toEqual([
      { name: 'brand', value: 'new-balance', label: 'New balance' },
      { name: 'free_shipping', value: '1', label: 'Envío gratis' },
      { name: 'moda_sostenible', value: '1', label: 'Moda sostenible' },
      { name: 'price', value: '1-2', label: '$1 - $2' },
      { name: 'discount_range', value: '20-30', label: '20 % - 30 %' },
    ]);
  });
});
