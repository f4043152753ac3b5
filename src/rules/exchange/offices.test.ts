import { expect, test } from 'vitest';
import { anOffice } from '#fixtures/exchanges.ts';
import { officeLine } from './offices.ts';

test.each([
  [{}, 'Sucursal La Plata Centro, Calle 48 N.º 620, La Plata, lunes a viernes de 9 a 18 h'],
  [{ name: '', hours: '' }, 'Calle 48 N.º 620, La Plata'],
  [{ address1: '', city: '', hours: '' }, 'Sucursal La Plata Centro'],
])('API-98: a branch with %j reads %j', (known, expected) => {
  expect(officeLine(anOffice(known))).toBe(expected);
});
