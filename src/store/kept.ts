import { createAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { keptCart } from '#schemas/cartShape.ts';
import { keptHistory, keptPopup, keptSorting } from '#schemas/shell.ts';

/** The version of the shapes below, raised with each of their changes: what is of a later one is not understood here. */
export const keptVersion = 1;

/** The slices that this device keeps, and the shape of each (PERS-01). */
export const keptSlices = {
  cart: keptCart,
  floatingCart: keptPopup,
  lastUrl: keptHistory,
  sortingFormula: keptSorting,
};

/** The name of a slice that is kept. */
export type KeptName = keyof typeof keptSlices;

/** What was kept, slice by slice; one that could not be read is absent. */
export type Kept = { [Name in KeptName]?: v.InferOutput<(typeof keptSlices)[Name]> };

/** What was kept is there: each slice joins it with what the shopper did meanwhile (PERS-06). */
export const keptRead = createAction<Kept>('kept/read');

/** What this device keeps, as this tab last knew it, and as another has written it since (KEEP-04). */
export const keptSeen = createAction<{ known: Kept; seen: Kept }>('kept/seen');
