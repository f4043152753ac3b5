import { AddedPopup } from './AddedPopup.tsx';
import { Flashes } from './Flashes.tsx';

/** What floats over the screens: what was just added, and the messages. */
export function Floating() {
  return (
    <>
      <AddedPopup />
      <Flashes />
    </>
  );
}
