import { cookieText } from '#lib/cookies.ts';
import { analyticsCookie, analyticsValue, clientIdOf } from '#rules/tracking/clientId.ts';
import type { TrackingPorts } from './events.ts';

/** Life of the cookie in s, two years. */
const maxAge = 63_072_000;

/** Sets the analytics cookie where there is none: builds with the mock backend have no analytics product (TRACK-40). */
export function setMockClient({
  cookies,
  setCookie,
  random,
  clock,
  origin,
}: Pick<TrackingPorts, 'cookies' | 'setCookie' | 'random' | 'clock' | 'origin'>): void {
  if (clientIdOf(cookies()) !== undefined) return;
  const life = { maxAge, secure: origin.startsWith('https:') };
  setCookie(cookieText(analyticsCookie, analyticsValue(random(), clock()), life));
}
