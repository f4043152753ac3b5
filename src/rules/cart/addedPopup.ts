import type { AddedProduct } from '#schemas/persisted.ts';

/** The floating popup; its product stays known when it is closed. */
export interface AddedPopup {
  open: boolean;
  product: AddedProduct | undefined;
}

/** The events of the popup; `added` has whether the cart or a flash message is shown. */
export type PopupEvent =
  | { type: 'added'; product: AddedProduct; onCart: boolean; flashVisible: boolean }
  | { type: 'flashQueued' }
  | { type: 'closed' }
  | { type: 'timedOut' }
  | { type: 'cartOpened' }
  | { type: 'pageLoaded' };

/** Time in ms after which the popup closes by itself (APP-27). */
export const popupDuration = 4_000;

/** The popup of a visit in which nothing was added yet. */
export const noPopup: AddedPopup = { open: false, product: undefined };

/**
 * The popup after an event: only an add opens it, never on the cart (APP-29) nor together with a flash message
 * (APP-30), and everything else closes it (APP-25, APP-27, APP-28, APP-31, APP-33).
 */
export function popupAfter(popup: AddedPopup, event: PopupEvent): AddedPopup {
  if (event.type !== 'added') return { ...popup, open: false };
  return { open: !event.onCart && !event.flashVisible, product: event.product };
}
