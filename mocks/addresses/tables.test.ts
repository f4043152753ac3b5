import { describe, expect, test } from 'vitest';
import { someAddressTypes } from '#fixtures/addresses.ts';
import { aCity, aRegion } from '#fixtures/cities.ts';
import { visit } from '#mocks/visit.ts';
import { isOfRegion } from './handlers.ts';
import { addCities, removeCities } from './tables.ts';

describe('the cities of the country', () => {
  test('API-23, API-24: can be replaced, with a city of the id 0 in each region', async () => {
    const regions = [aRegion(), aRegion({ id: '2', name: 'Santa Fe' })];
    const cities = regions.map(({ id }) => aCity({ id_city: '0', name: 'Otra localidad', fk_region: id }));
    const { db, send } = await visit('places');
    await removeCities(db);
    await addCities(db, { regions, cities });
    expect(await send('cities?api_version=3')).toMatchObject({ data: { cities } });
    expect(await send('regions?api_version=3')).toMatchObject({ data: { regions } });
  });

  test('API-25: have types of address, of which one can not be chosen', async () => {
    const { send } = await visit('types');
    expect(await send('addresstypes?api_version=3')).toEqual({
      success: true,
      message: '',
      data: { addresstypes: someAddressTypes() },
    });
    expect(someAddressTypes().map(({ enabled }) => enabled)).toEqual([true, true, false]);
  });
});

test.each([
  ['1900', '5', true],
  ['2000', '5', false],
  ['2000', '2', true],
  ['2340000', '31', true],
  ['80010000', '71', true],
  ['01001000', '71', false],
  ['', '51', true],
  ['9999', '900', true],
])('the postcode %j is of the region %s: %s', (postcode, region, isIn) => {
  expect(isOfRegion(postcode, region)).toBe(isIn);
});
