import { SmartBanner } from '#app/install/SmartBanner.tsx';
import { LateEvents } from '#app/tracking/LateEvents.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { CityBanner } from './CityBanner.tsx';

// In this file, so that they are none of their own, and requests less.
export { startFlags } from '#app/flags/startFlags.ts';
export { describePage } from '#app/metadata/describePage.ts';
export { eventTrail } from '#app/tracking/eventTrail.ts';
export { startTracking } from '#tracking/startTracking.ts';

/**
 * The banners, one at a time: the question for consent (TRACK-38), the one that invites to install the shop, or else the
 * one that asks for the city (APP-18). Builds with the mock backend can show the tracked events.
 */
export function Banners() {
  return (
    <>
      <ConsentBanner otherwise={<SmartBanner otherwise={<CityBanner />} />} />
      <LateEvents />
    </>
  );
}
