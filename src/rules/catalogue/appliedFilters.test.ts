import { describe, expect, test } from 'vitest';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { brand, option } from '#testing/catalogueAnswers.ts';
import { appliedFilters } from './catalogueEntry.ts';

const requested = [
  { name: 'price', values: ['20000-60000'] },
  { name: 'gender', values: ['mujer'] },
];

describe('the filters that are applied', () => {
  test.each<[string, AvailableFilter, object[]]>([
    ['with active options', brand, [{ name: 'brand', values: ['nike', 'adidas'] }]],
    ['with none', { ...brand, options: [option('nike', false)] }, []],
    [
      'with one that lies below another',
      {
        ...brand,
        key: 'category',
        options: [{ ...option('calzado', false), subfilters: [option('botas', true)] }],
      },
      [{ name: 'category', values: ['botas'] }],
    ],
    [
      'of the price, by the bounds of the address',
      { ...brand, key: 'price', options: [option('12999-89999', true)] },
      [{ name: 'price', values: ['20000-60000'] }],
    ],
    [
      'that the address has, by the answer',
      { ...brand, key: 'gender' },
      [{ name: 'gender', values: ['nike', 'adidas'] }],
    ],
  ])('FILT-19: %s', (_which, filter, applied) => {
    expect(appliedFilters([filter], requested)).toEqual(applied);
  });

  test('FILT-19: of a price that the address has not, by the answer', () => {
    const price = { ...brand, key: 'price', options: [option('12999-89999', true)] };
    expect(appliedFilters([price], [])).toEqual([{ name: 'price', values: ['12999-89999'] }]);
  });
});
