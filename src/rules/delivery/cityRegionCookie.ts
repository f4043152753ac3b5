import { cookieText } from '#lib/cookieText.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';
import { cityRegionCookie } from './cityRegion.ts';

/** How long the location is kept, in s: a week (SESS-22). */
const life = 604_800;

/**
 * The `document.cookie` text that stores a location (GEO-04, GEO-06, SESS-22); apart, because the start only reads it.
 * `secure` is whether the page is served by https.
 */
export const cityRegionCookieOf = (place: CityRegion, secure: boolean): string =>
  cookieText(cityRegionCookie, JSON.stringify(place), { maxAge: life, secure });
