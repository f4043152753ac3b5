import * as v from 'valibot';

/** A message of the snackbar (APP-35). */
export interface FlashMessage {
  text: string;
  flashMessageType: 'success' | 'error';
  /** It carries a link to the cart. */
  toCart?: boolean;
  /** The text of its link to the sign in, which returns to the screen. */
  toLogin?: string;
  /** The text of its button that undoes the last removal from the wishlist (KEEP-01). */
  undo?: string;
  /** It offers to reload the page. */
  reload?: boolean;
}

const addedProduct = v.object({ image: v.string(), brand: v.string(), name: v.string(), size: v.string() });

/** The last added product in the floating popup (APP-23). */
export type AddedProduct = v.InferOutput<typeof addedProduct>;

/** The part of the popup slice that is persisted (PERS-01). */
export const persistedPopup = v.object({ open: v.boolean(), product: v.optional(addedProduct) });

/** The part of the visited history that is persisted (PERS-07). */
export const persistedHistory = v.object({ history: v.array(v.string()) });

/** A delivery location: ids of region and city (GEO-01). */
export const place = v.object({ region: v.string(), city: v.string() });

/** The chosen location as it is persisted (PERS-07). */
export const persistedCityRegion = v.object({ chosen: v.optional(place) });

/** The persisted sorting formula (PERS-07); `until` in ms. */
export const persistedSorting = v.object({
  kept: v.optional(v.object({ formula: v.string(), until: v.number() })),
});
