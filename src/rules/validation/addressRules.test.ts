import { expect, test } from 'vitest';
import { addressRules } from './addressRules.ts';

const rules = addressRules('ar');

test.each([
  ['VAL-09, VAL-37', 'name', " José  D'Angelo😀 ", "José D'Angelo", true],
  ['VAL-09, VAL-37', 'name', 'José 2', 'José 2', false],
  ['VAL-12', 'text', '  Av. 13  y 60 ', 'Av. 13 y 60', true],
  ['VAL-12', 'text', 'Calle <7>', 'Calle <7>', false],
  ['VAL-37', 'plain', ' Piso 2,  depto. «B»😀 ', 'Piso 2, depto. «B»', true],
  ['VAL-31', 'phone', '456-7890', '4567890', true],
  ['VAL-31', 'phone', '12345', '12345', false],
] as const)('%s: %s %j of an address is sent as %j (%s)', (_ids, field, typed, sent, accepted) => {
  const { clean, accepts } = rules[field];
  expect(clean(typed)).toBe(sent);
  expect(accepts(sent)).toBe(accepted);
});
