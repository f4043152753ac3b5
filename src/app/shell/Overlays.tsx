import { SmartBanner } from '#app/install/SmartBanner.tsx';
import { Notices } from '#app/offline/Notices.tsx';
import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

/**
 * The overlays: the banner that invites to install the shop, the popup after adding, the messages, and the strip above
 * the tabs.
 */
export function Overlays() {
  return (
    <>
      <SmartBanner />
      <AddedPopup />
      <Flashes />
      <Notices />
    </>
  );
}
