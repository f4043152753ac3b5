import { describe, expect, test } from 'vitest';
import { locationCode, placeAtStart, placeIn } from './place.ts';

const cookieOf = (value: unknown) => `pwa-geolocation=${encodeURIComponent(JSON.stringify(value))}`;
const address = { region: '5', city: '120' };
const chosen = { region: '2', city: '7' };

describe('the place at start', () => {
  test.each([
    [address, cookieOf(chosen), address],
    [undefined, cookieOf(chosen), chosen],
    [address, '', address],
    [undefined, '', undefined],
    [undefined, 'pwa-geolocation=unreadable', undefined],
  ])('GEO-02, GEO-03: of the address %o and the cookies "%s" is %o', (of, cookies, place) => {
    expect(placeAtStart(of, cookies)).toEqual(place);
  });
});

describe('the place of the cookie', () => {
  test('GEO-01, GEO-04: is read among the other cookies', () => {
    expect(placeIn(`a=1; ${cookieOf(chosen)}; b=2`)).toEqual(chosen);
  });

  test('GEO-04: has region and city, and nothing else of what stands there', () => {
    expect(placeIn(cookieOf({ ...chosen, more: 1 }))).toEqual(chosen);
  });

  test.each([
    'pwa-geolocation=%E0%A4%A',
    'pwa-geolocation=',
    'pwa-geolocation',
    'pwa-geolocation=%7B%22region%22%3A%225%22',
    cookieOf(null),
    cookieOf([]),
    cookieOf('5-120'),
    cookieOf({ region: '5' }),
    cookieOf({ region: 5, city: 120 }),
    cookieOf({ region: '', city: '' }),
    `other-${cookieOf(chosen)}`,
  ])('GEO-03, GEO-04: "%s" names none, and harms nothing', (cookies) => {
    expect(placeIn(cookies)).toBeUndefined();
  });
});

test('CAT-28, SHIP-06: a place is named by region and city', () => {
  expect(locationCode(address)).toBe('5-120');
});
