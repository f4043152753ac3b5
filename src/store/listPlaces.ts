import * as v from 'valibot';
import type { TabDisk } from './tabDisk.ts';

/** So many entries of the history keep their place, the newest; and a list of more pages than this begins anew. */
const most = { places: 50, pages: 100 };

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const place = v.pipe(
  v.object({
    /** The key of the list. */
    list: v.string(),
    /** The first and the last page that were loaded. */
    first: pageNumber,
    last: pageNumber,
    /** The card that the shopper looked at, and how far its top stood below that of the window, in px. */
    sku: v.string(),
    offset: v.number(),
  }),
  v.check(({ first, last }) => last >= first && last - first < most.pages),
);

/** Where a shopper stood in a list (PLACE-03): found again by a card, since heights change and cards do not. */
export type ListPlace = v.InferOutput<typeof place>;

const entries = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.unknown()])));

/** Under which name the places of a tab are kept. */
const name = 'places';

function placesIn(disk: TabDisk): [key: string, place: unknown][] {
  const read = v.safeParse(entries, disk.getItem(name));
  return read.success ? read.output : [];
}

/** The place that was kept for an entry of the history, by the router's name of it. Never throws. */
export function placeAt(disk: TabDisk, key: string): ListPlace | undefined {
  const [, kept] = placesIn(disk).findLast(([each]) => each === key) ?? [];
  const read = v.safeParse(place, kept);
  return read.success ? read.output : undefined;
}

/** Keeps the place of an entry of the history (PLACE-03). */
export function keepPlace(disk: TabDisk, key: string, kept: ListPlace): void {
  const others = placesIn(disk).filter(([each]) => each !== key);
  disk.setItem(name, JSON.stringify([...others, [key, kept]].slice(-most.places)));
}
