import { expect, test } from 'vitest';
import { anOffice } from '#fixtures/exchanges.ts';
import { officeLine } from './offices.ts';

test.each([
  [{}, 'Sucursal La Plata Centro, Calle 48 N.º 620, La Plata'],
  [{ name: '' }, 'Calle 48 N.º 620, La Plata'],
  [{ address1: '', city: '' }, 'Sucursal La Plata Centro'],
])('API-98: a branch with %j reads %j', (known, expected) => {
  expect(officeLine(anOffice(known))).toBe(expected);
});
