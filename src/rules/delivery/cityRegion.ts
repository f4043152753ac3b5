import { readCookie } from '#lib/cookies.ts';
import { parseFields } from '#lib/parse.ts';
import type { CityRegion } from '#schemas/persisted.ts';

/** The cookie with the chosen location (GEO-04). */
export const cityRegionCookie = 'pwa-geolocation';

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The location in the cookies of a page (GEO-04); undefined if it is missing or unreadable. Never throws. */
export function parseCityRegionCookie(cookies: string): CityRegion | undefined {
  const { region, city } = parseFields(readCookie(cookies, cityRegionCookie));
  return isId(region) && isId(city) ? { region, city } : undefined;
}

/** Location code for calls (CAT-28, SHIP-06). */
export const locationCode = ({ region, city }: CityRegion): string => `${region}-${city}`;

/** Whether two locations are the same city of the same region; undefined is none. */
export const isSameLocation = (one: CityRegion | undefined, other: CityRegion | undefined): boolean =>
  one?.region === other?.region && one?.city === other?.city;
