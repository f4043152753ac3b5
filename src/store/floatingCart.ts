import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AddedPopup, noPopup, popupAfter, type PopupEvent } from '#rules/cart/addedPopup.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { flashQueued } from './flash.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { historyPopped, navigated } from './lastUrl.ts';

type Added = Omit<Extract<PopupEvent, { type: 'added' }>, 'type'>;

/** The popup never shows on the cart, not even after browser back (APP-29). */
const arrivedAt = (popup: AddedPopup, url: string) =>
  // Stryker disable next-line ObjectLiteral,StringLiteral: every event but an add closes the popup
  routeOf(url).id === 'cart' ? popupAfter(popup, { type: 'cartOpened' }) : popup;

/** The popup that shows the added item (APP-23 to APP-33). */
export const floatingCartSlice = createSlice({
  name: 'floatingCart',
  initialState: noPopup,
  reducers: {
    productAdded: (popup, { payload }: PayloadAction<Added>) =>
      popupAfter(popup, { type: 'added', ...payload }),
    // Stryker disable next-line ObjectLiteral,StringLiteral: every event but an add closes the popup
    popupClosed: (popup) => popupAfter(popup, { type: 'closed' }),
    // Stryker disable next-line ObjectLiteral,StringLiteral: every event but an add closes the popup
    popupTimedOut: (popup) => popupAfter(popup, { type: 'timedOut' }),
  },
  extraReducers: (builder) => {
    // Stryker disable ObjectLiteral,StringLiteral: every event but an add closes the popup
    // The popup of an earlier visit is dropped; a popup of this visit stays (APP-33).
    builder.addCase(rehydrated, (popup, { payload: { floatingCart } }) =>
      popup.product === undefined
        ? popupAfter({ ...noPopup, ...floatingCart }, { type: 'pageLoaded' })
        : popup,
    );
    builder.addCase(flashQueued, (popup) => popupAfter(popup, { type: 'flashQueued' }));
    // Stryker restore ObjectLiteral,StringLiteral
    builder.addCase(navigated, (popup, { payload }) => arrivedAt(popup, payload.url));
    builder.addCase(historyPopped, (popup, { payload }) => arrivedAt(popup, payload));
  },
  selectors: { selectPopup: (popup) => popup },
});

export const { productAdded, popupClosed, popupTimedOut } = floatingCartSlice.actions;
export const { selectPopup } = floatingCartSlice.selectors;
