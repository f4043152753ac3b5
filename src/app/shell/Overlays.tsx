import { LateNotices } from '#app/offline/LateParts.tsx';
import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

/** The overlays: the popup after adding, the messages, and the strip above the tabs. */
export function Overlays() {
  return (
    <>
      <AddedPopup />
      <Flashes />
      <LateNotices />
    </>
  );
}
