import { describe, expect, test } from 'vitest';
import { cityRegionCookieOf } from './cities.ts';
import { locationCode, parseCityRegionCookie } from './cityRegion.ts';

const cookieOf = (value: unknown) => `pwa-geolocation=${encodeURIComponent(JSON.stringify(value))}`;
const address = { region: '5', city: '120' };
const chosen = { region: '2', city: '7' };

test('GEO-04, SESS-22, SESS-23: a location is stored for a week as URL-encoded JSON, and read again', () => {
  const [pair, ...attributes] = cityRegionCookieOf(chosen, true).split('; ');
  expect(pair).toBe(cookieOf(chosen));
  expect(parseCityRegionCookie(`a=1; ${pair}`)).toEqual(chosen);
  expect(attributes).toEqual(['Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
});

describe('the location in the cookie', () => {
  test('GEO-01, GEO-04: is read among the other cookies', () => {
    expect(parseCityRegionCookie(`a=1; ${cookieOf(chosen)}; b=2`)).toEqual(chosen);
  });

  test('GEO-04: has region and city, and no other field of the cookie', () => {
    expect(parseCityRegionCookie(cookieOf({ ...chosen, more: 1 }))).toEqual(chosen);
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
    expect(parseCityRegionCookie(cookies)).toBeUndefined();
  });
});

test('CAT-28, SHIP-06: a location code has region and city', () => {
  expect(locationCode(address)).toBe('5-120');
});
