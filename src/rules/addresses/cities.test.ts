import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aCity, aRegion } from '#fixtures/cities.ts';
import { city, region } from '#schemas/cities.ts';
import { citiesIn, cityToSend, matchLocation, noCity } from './addresses.ts';

const regions = [aRegion(), aRegion({ id: '2', name: 'Santa Fe' })];
const rosario = aCity({ id_city: '7', name: 'Rosario', fk_region: '2' });
const cities = [aCity(), rosario, aCity({ id_city: '7', name: 'Junín' })];

describe('the places of an address', () => {
  test('ADDR-01, ADDR-03: are kept with it by their ids', () => {
    const address = anAddress();
    expect(matchLocation(address, regions, cities)).toEqual({ ...address, apiCity: '120', apiRegion: '5' });
  });

  test.each([
    ['a city of that id in another region', { fk_customer_address_region: '2' }, '', '2'],
    ['an unknown city', { fk_customer_address_city: '999' }, '', '5'],
    ['no city', { fk_customer_address_city: '0' }, '', '5'],
    ['an unknown region', { fk_customer_address_region: '99' }, '', ''],
    ['the id of two cities', { fk_customer_address_region: '2', fk_customer_address_city: '7' }, '7', '2'],
  ])('ADDR-03: of %s', (_what, change, apiCity, apiRegion) => {
    expect(matchLocation(anAddress(change), regions, cities)).toMatchObject({ apiCity, apiRegion });
  });

  test('ADDR-03: a city in a region that the shop does not know is none', () => {
    const address = anAddress({ fk_customer_address_region: '99' });
    const lost = matchLocation(address, regions, [aCity({ fk_region: '99' })]);
    expect(lost).toMatchObject({ apiCity: '', apiRegion: '' });
  });

  test('ADDR-07: the cities of a region are those that name it', () => {
    expect(citiesIn('2', cities)).toEqual([rosario]);
    expect(citiesIn('', cities)).toEqual([]);
  });
});

test.each([
  ['120', '120'],
  [120, '120'],
  [0, undefined],
  ['0', undefined],
])('ADDR-16: of the city id %j is sent %j', (id, sent) => {
  expect(cityToSend(id)).toBe(sent);
});

test('ADDR-16: a form without a city has the id 0, of which none is sent', () => {
  expect(noCity).toBe('0');
  expect(cityToSend(noCity)).toBeUndefined();
});

test.each(['id_city', 'name', 'short_name', 'fk_region', 'lat', 'lng'])('ADDR-04: a city has %s', (field) => {
  const { [field]: _left, ...less } = aCity() as Record<string, unknown>;
  expect([v.is(city, aCity()), v.is(city, less)]).toEqual([true, false]);
});

test.each(['id', 'name'])('ADDR-05, ADDR-06: a region has %s', (field) => {
  const { [field]: _left, ...less } = aRegion() as Record<string, unknown>;
  expect([v.is(region, aRegion()), v.is(region, less)]).toEqual([true, false]);
});
