import type { AddedProduct } from '#schemas/shell.ts';

/** The floating popup; its product stays known when it is closed. */
export interface AddedPopup {
  open: boolean;
  product: AddedProduct | undefined;
}

/** What happens to the popup; `added` says where the visitor stands and what is seen at that moment. */
export type PopupEvent =
  | { type: 'added'; product: AddedProduct; onCart: boolean; flashVisible: boolean }
  | { type: 'flashQueued' }
  | { type: 'closed' }
  | { type: 'timedOut' }
  | { type: 'cartOpened' }
  | { type: 'pageLoaded' };

/** The popup closes by itself after so many ms (APP-27). */
export const popupDuration = 4_000;

/** The popup of a visit in which nothing was added yet. */
export const noPopup: AddedPopup = { open: false, product: undefined };

/**
 * The popup after an event: only an add opens it, never on the cart (APP-29) nor beside a flash message (APP-30),
 * and everything else closes it (APP-25, APP-27, APP-28, APP-31, APP-33).
 */
export function popupAfter(popup: AddedPopup, event: PopupEvent): AddedPopup {
  if (event.type !== 'added') return { ...popup, open: false };
  return { open: !event.onCart && !event.flashVisible, product: event.product };
}
