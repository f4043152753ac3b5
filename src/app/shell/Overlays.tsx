import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

/** The overlays: the popup after adding, and the messages. */
export function Overlays() {
  return (
    <>
      <AddedPopup />
      <Flashes />
    </>
  );
}
