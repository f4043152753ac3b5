import { SmartBanner } from '#app/install/SmartBanner.tsx';
import { AskedViews } from '#app/tracking/AskedViews.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { CityBanner } from './CityBanner.tsx';

/**
 * The banners, one at a time: the question for consent (TRACK-38), the one that invites to install the shop, or else the
 * one that asks for the city (APP-18). Builds with the mock backend can show the tracked events.
 */
export function Banners() {
  return (
    <>
      <ConsentBanner otherwise={<SmartBanner otherwise={<CityBanner />} />} />
      <AskedViews />
    </>
  );
}
