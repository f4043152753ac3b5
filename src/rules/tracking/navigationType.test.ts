import { expect, test } from 'vitest';
import { navigationType } from './navigationType.ts';

test.each([
  [['NOT_FOUND'], false, 'sin resultados'],
  [['NOT_FOUND', 'OTHER'], true, 'sin resultados'],
  [['OTHER', 'NOT_FOUND'], true, 'busqueda'],
  [[], true, 'busqueda'],
  [[], false, 'categoria'],
])('TRACK-25, TRACK-26: with the errors %j, of a search: %s, it is %j', (error, search, type) => {
  expect(navigationType({ error, search })).toBe(type);
});
