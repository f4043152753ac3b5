import { expect, test } from 'vitest';
import { deliveryCities } from './cities.ts';
import { cityOf } from './cityOf.ts';
import { isSameLocation } from './cityRegion.ts';

const city = (id_city: string, fk_region: string) => ({
  id_city,
  fk_region,
  name: `Ciudad ${id_city}`,
  short_name: '',
  lat: -34.9,
  lng: -57.9,
});
const cities = [city('120', '5'), city('120', '2'), city('7', '5'), city('0', '5'), city('9', 'unknown')];

test.each([
  ['5', '120', cities[0]],
  ['2', '120', cities[1]],
  ['2', '7', undefined],
  ['7', '5', undefined],
])('GEO-06: in region %s the city %s', (region, id, found) => {
  expect(cityOf(cities, { region, city: id })).toBe(found);
});

test('ADDR-16, ADDR-05: for delivery a city is chosen that is one, in a region that the shop knows', () => {
  const regions = [
    { id: '5', name: 'Buenos Aires' },
    { id: '2', name: 'Santa Fe' },
  ];
  expect(deliveryCities(regions, cities)).toEqual(cities.slice(0, 3));
  expect(deliveryCities([], cities)).toEqual([]);
});

const place = { region: '5', city: '120' };

test.each([
  [place, { ...place }, true],
  [place, { ...place, city: '7' }, false],
  [place, { ...place, region: '2' }, false],
  [place, undefined, false],
  [undefined, place, false],
  [undefined, undefined, true],
])('GEO-01: %o and %o are one place: %s', (one, other, isSame) => {
  expect(isSameLocation(one, other)).toBe(isSame);
});
