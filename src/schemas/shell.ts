import * as v from 'valibot';

/** A message of the snackbar (APP-35). */
export interface FlashMessage {
  text: string;
  flashMessageType: 'success' | 'error';
}

const addedProduct = v.object({ image: v.string(), brand: v.string(), name: v.string(), size: v.string() });

/** What the floating popup shows of the product that was just added (APP-23). */
export type AddedProduct = v.InferOutput<typeof addedProduct>;

/** What this device keeps of the popup between two visits (PERS-01). */
export const keptPopup = v.object({ open: v.boolean(), product: v.optional(addedProduct) });

/** What this device keeps of the visited history between two visits (PERS-07). */
export const keptHistory = v.object({ history: v.array(v.string()) });

/** What this device keeps of the sorting formula between two visits (PERS-07); `until` in ms. */
export const keptSorting = v.object({
  kept: v.optional(v.object({ formula: v.string(), until: v.number() })),
});
