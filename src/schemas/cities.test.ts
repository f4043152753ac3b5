import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aCity, aRegion } from '#fixtures/cities.ts';
import { city, region } from './cities.ts';

test.each(['id_city', 'name', 'short_name', 'fk_region', 'lat', 'lng'])('ADDR-04: a city has %s', (field) => {
  const { [field]: _left, ...less } = aCity() as Record<string, unknown>;
  expect([v.is(city, aCity()), v.is(city, less)]).toEqual([true, false]);
});

test.each(['id', 'name'])('ADDR-05, ADDR-06: a region has %s', (field) => {
  const { [field]: _left, ...less } = aRegion() as Record<string, unknown>;
  expect([v.is(region, aRegion()), v.is(region, less)]).toEqual([true, false]);
});
