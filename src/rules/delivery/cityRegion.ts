import { readCookie } from '#lib/cookies.ts';
import type { CityRegion } from '#schemas/persisted.ts';

/** The cookie with the chosen location (GEO-04). */
export const cityRegionCookie = 'pwa-geolocation';

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The location in the cookies of a page (GEO-04); undefined if it is missing or unreadable. Never throws. */
export function parseCityRegionCookie(cookies: string): CityRegion | undefined {
  try {
    const { region, city } = JSON.parse(readCookie(cookies, cityRegionCookie) ?? '{}') as Partial<CityRegion>;
    return isId(region) && isId(city) ? { region, city } : undefined;
  } catch {
    // An unreadable cookie is no location.
  }
}

/** Location code for calls (CAT-28, SHIP-06). */
export const locationCode = ({ region, city }: CityRegion): string => `${region}-${city}`;
