import { expect, test } from 'vitest';
import { showsFastShipping } from './fastShipping.ts';

const off = { enabled: false, availableCities: ['120', '7'] };
const toRosario = { enabled: true, availableCities: ['7'] };
const active = { MainShipping: off, SecondaryShipping: toRosario, fastShippingActive: true };
const inactive = { MainShipping: off, SecondaryShipping: off, fastShippingActive: false };

test.each([
  ['active, no city chosen', active, undefined, true],
  ['active, in a city of an enabled option', active, '7', true],
  ['active, in a city of one that is off', active, '120', false],
  ['active, elsewhere', active, '999', false],
  ['off, no city chosen', inactive, undefined, false],
  ['off, in a city of its lists', inactive, '7', false],
])('SHIP-04: %s', (_when, shipping, city, shown) => {
  expect(showsFastShipping(shipping, city)).toBe(shown);
});
