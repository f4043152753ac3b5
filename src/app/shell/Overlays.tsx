import { SmartBanner } from '#app/install/SmartBanner.tsx';
import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

/** The overlays: the banner that invites to install the shop, the popup after adding, and the messages. */
export function Overlays() {
  return (
    <>
      <SmartBanner />
      <AddedPopup />
      <Flashes />
    </>
  );
}
