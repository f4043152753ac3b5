import type { Place } from '#schemas/place.ts';
import { cookieIn } from './cookieIn.ts';

/** The cookie that keeps the chosen place (GEO-04). */
const placeCookie = 'pwa-geolocation';

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The place that the cookies of a page name (GEO-04); undefined where none can be read. Never throws. */
export function placeIn(cookies: string): Place | undefined {
  try {
    const { region, city } = JSON.parse(cookieIn(cookies, placeCookie) ?? '{}') as Partial<Place>;
    return isId(region) && isId(city) ? { region, city } : undefined;
  } catch {
    return undefined;
  }
}

/** The place at start (GEO-02, GEO-03): that of the customer's default address before that of the cookie. */
export const placeAtStart = (address: Place | undefined, cookies: string): Place | undefined =>
  address ?? placeIn(cookies);

/** A place as the calls name it (CAT-28, SHIP-06). */
export const locationCode = ({ region, city }: Place): string => `${region}-${city}`;
