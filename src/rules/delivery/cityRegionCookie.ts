import type { CityRegion } from '#schemas/cityRegion.ts';
import { cityRegionCookie } from './cityRegion.ts';

/** How long the location is kept, in s: a year. */
const life = 365 * 24 * 60 * 60;

/** The `document.cookie` text that stores a location (GEO-04, GEO-06); apart, because the start only reads it. */
export const cityRegionCookieOf = (place: CityRegion): string =>
  `${cityRegionCookie}=${encodeURIComponent(JSON.stringify(place))}; Max-Age=${life}; Path=/; SameSite=Lax`;
