import { SmartBanner } from '#app/install/SmartBanner.tsx';
import { CityBanner } from './CityBanner.tsx';

/** The banners, one at a time: the one that invites to install the shop, or else the one that asks for the city (APP-18). */
export function Banners() {
  return <SmartBanner otherwise={<CityBanner />} />;
}
