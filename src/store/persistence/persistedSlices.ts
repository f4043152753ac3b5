import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  persistedCart,
  persistedCityRegion,
  persistedCustomer,
  persistedHistory,
  persistedPopup,
  persistedSorting,
  persistedWishlist,
} from '#schemas/persisted.ts';

/** The version of the shapes below; raise it with each change. An entry of a later version cannot be read. */
export const persistVersion = 4;

/** The entry of queued changes (PERS-10), which ends with the session (STATE-14); its version rises with its shape. */
export const queueKey = 'sync_queue';
export const queueVersion = 2;

/** The allow-list of persisted slices, with the shape of each (PERS-01). */
export const persistedSlices = {
  cart: persistedCart,
  cityRegion: persistedCityRegion,
  customer: persistedCustomer,
  floatingCart: persistedPopup,
  lastUrl: persistedHistory,
  sortingFormula: persistedSorting,
  wishlist: persistedWishlist,
};

export type PersistedSliceName = keyof typeof persistedSlices;

/** The persisted state by slice; a slice that cannot be read is absent. */
export type PersistedState = { [Name in PersistedSliceName]?: v.InferOutput<(typeof persistedSlices)[Name]> };

/** The persisted state was read: each slice merges it with what the shopper has done meanwhile (PERS-06). */
export const rehydrated = createAction<PersistedState>('persistence/rehydrated');

/** Another tab has written: `known` is the state that this tab last read or wrote, `current` the new one (KEEP-04). */
export const otherTabWrote = createAction<{ known: PersistedState; current: PersistedState }>(
  'persistence/otherTabWrote',
);

export const isSameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The persisted state: valid slices, and the raw text of invalid ones. */
interface Read {
  slices: PersistedState;
  bad: string | undefined;
}

const noList = v.check((value: unknown) => !Array.isArray(value));

/** The entry as redux-persist writes it: serialised slices by name. */
const entry = v.pipe(v.string(), v.parseJson(), noList, v.record(v.string(), v.string()));

const stamp = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() }));

const names = Object.keys(persistedSlices) as PersistedSliceName[];

/**
 * Parses the entry slice by slice. An invalid slice is left out; its raw text is in `bad` by name. An invalid entry is
 * in `bad` as a whole, and so is an entry of a later version, because this version does not know its fields (PERS-09).
 * Never throws.
 */
export function parsePersisted(text: string | null): Read {
  if (text === null) return { slices: {}, bad: undefined };
  const read = v.safeParse(entry, text);
  if (!read.success) return { slices: {}, bad: text };
  const slices: Record<string, unknown> = {};
  const bad: Record<string, string> = {};
  for (const name of names) {
    const raw = Object.hasOwn(read.output, name) ? read.output[name] : undefined;
    if (raw === undefined) continue;
    const slice = v.safeParse(
      v.pipe(v.string(), v.parseJson(), noList, persistedSlices[name] as v.GenericSchema),
      raw,
    );
    if (slice.success) slices[name] = slice.output;
    else bad[name] = raw;
  }
  const version = v.safeParse(stamp, read.output['_persist']);
  if (version.success && version.output.version > persistVersion) return { slices, bad: text };
  return { slices, bad: Object.keys(bad).length === 0 ? undefined : JSON.stringify(bad) };
}
