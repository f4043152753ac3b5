import { Notices } from '#app/offline/Notices.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenStaying } from '#ui/timing/whenStaying.ts';
import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

const Banners = lazyPart('banners', async () => (await import('./Banners.tsx')).Banners, whenStaying);

/**
 * The overlays: a banner, which asks for consent, or invites to install the shop, or else to choose a city, the popup
 * after adding, the messages, and the strip above the tabs.
 */
export function Overlays() {
  return (
    <>
      <Banners />
      <AddedPopup />
      <Flashes />
      <Notices />
    </>
  );
}
