import { expect, test } from 'vitest';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { offeredFilters } from './offeredFilters.ts';

test('FILT-12, FILT-28, CAT-09: offered are, in their order, the filters with options that an address can have', () => {
  const options = [{ label: 'Rojo', value: 'rojo', active: false, count: 1 }];
  const filter = (key: string, has = options): AvailableFilter => ({
    key,
    name: key,
    type: '',
    options: has,
  });
  const all = [filter('brand'), filter('color'), filter('price', []), filter('page'), filter('constructor')];
  expect(offeredFilters(all).map(({ key }) => key)).toEqual(['brand', 'color']);
});
