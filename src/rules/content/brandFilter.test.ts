import { expect, test } from 'vitest';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { hasBrandFilter } from './brandFilter.ts';

const available = (key: string, ...actives: boolean[]): AvailableFilter[] => [
  {
    key,
    name: key,
    type: 'multi_selector',
    options: actives.map((active, place) => ({
      label: `Marca ${place}`,
      value: `${place}`,
      active,
    })) as never,
  },
];
const applied = (name: string, ...values: string[]): FilterChoice[] => [{ name, values }];

test.each([
  ['bff', applied('brand', 'zapala'), [], true],
  ['bff', applied('brand'), [], false],
  ['bff', applied('color', 'rojo'), [], false],
  ['bff', [], available('brand', true), false],
  ['legacy', [], available('brand', true), true],
  ['legacy', [], available('brand', false, true), true],
  ['legacy', [], available('brand', false), false],
  ['legacy', [], available('color', true), false],
  ['legacy', applied('brand', 'zapala'), [], false],
  ['legacy', applied('brand', 'zapala'), undefined, false],
] as const)(
  'CONTENT-07: at the source %s with %j applied and %j to choose from: %s',
  (source, filters, offered, is) => {
    expect(hasBrandFilter(source, { filters, ...(offered && { availableFilters: offered }) })).toBe(is);
  },
);
