import { cookieText } from '#lib/cookies.ts';
import { cityToSend } from '#rules/addresses/addresses.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { City, Region } from '#schemas/cities.ts';
import { cityRegionCookie } from './cityRegion.ts';

/** The cities to choose from: in a known region, and without the placeholder for no city (ADDR-16). */
export function deliveryCities(regions: readonly Region[], cities: readonly City[]): City[] {
  const known = new Set(regions.map(({ id }) => id));
  return cities.filter(({ fk_region, id_city }) => known.has(fk_region) && cityToSend(id_city) !== undefined);
}

/** A point on the map, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the earth in km. */
const earth = 6371;

/** The maximum distance in km between the shopper and the nearest city. */
const farthest = 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in km, by the haversine formula. */
function distance(from: Point, to: Point): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, half(from.lat, to.lat) + across)));
}

/** Returns the city nearest to a point (GEO-08); undefined if all are more than 100 km away. */
export function nearestCity<City extends Point>(place: Point, cities: readonly City[]): City | undefined {
  // Stryker disable EqualityOperator: at the limit itself the rounding decides
  const [nearest] = cities
    .map((city) => ({ city, km: distance(place, city) }))
    .filter(({ km }) => km <= farthest)
    .toSorted((one, other) => one.km - other.km);
  // Stryker restore EqualityOperator
  return nearest?.city;
}

/** The lifetime of the location's cookie in s: a week (SESS-22). */
const life = 604_800;

/** The `document.cookie` text that stores a location; `secure` if the page has https (GEO-04, GEO-06, SESS-22). */
export const cityRegionCookieOf = (cityRegion: CityRegion, secure: boolean): string =>
  cookieText(cityRegionCookie, JSON.stringify(cityRegion), { maxAge: life, secure });
