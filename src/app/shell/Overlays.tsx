import { type ComponentType, useEffect, useState } from 'react';
import { Notices } from '#app/offline/Notices.tsx';
import { whenStaying } from '#ui/timing/whenStaying.ts';
import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

const loadBanners = () => import('./Banners.tsx');

/**
 * The overlays: a banner, which asks for consent, or invites to install the shop, or else to choose a city, the popup
 * after adding, the messages, and the strip above the tabs.
 */
export function Overlays() {
  const [Banners, setBanners] = useState<ComponentType>();
  useEffect(
    () =>
      whenStaying(() => {
        // Nothing is missing without them.
        loadBanners().then(
          (loaded) => setBanners(() => loaded.Banners),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <>
      {Banners && <Banners />}
      <AddedPopup />
      <Flashes />
      <Notices />
    </>
  );
}
