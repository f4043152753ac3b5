import * as v from 'valibot';
import type { TabStorage } from '#api/transport/ports.ts';
import { parsed } from '#schemas/parsed.ts';

/** The maximum number of saved positions, and of pages in a restored list. */
const max = { positions: 50, pages: 100 };

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const position = v.pipe(
  v.object({
    /** The key of the list. */
    list: v.string(),
    /** The first and the last loaded page. */
    first: pageNumber,
    last: pageNumber,
    /** The card in view, and the distance in px between its top and the top of the viewport. */
    sku: v.string(),
    offset: v.number(),
  }),
  v.check(({ first, last }) => last >= first && last - first < max.pages),
);

/** A scroll position in a list (PLACE-03), relative to a card because heights may change. */
export type ScrollPosition = v.InferOutput<typeof position>;

const entries = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.unknown()])));

const name = 'places';

const positionsIn = (storage: TabStorage) => parsed(entries, storage.getItem(name)) ?? [];

/** The saved position of a history entry, by its router key. Never throws. */
export function readScrollPosition(storage: TabStorage, key: string): ScrollPosition | undefined {
  // Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
  const [, saved] = positionsIn(storage).findLast(([each]) => each === key) ?? [];
  return parsed(position, saved);
}

/** Saves the position of a history entry (PLACE-03). */
export function saveScrollPosition(storage: TabStorage, key: string, saved: ScrollPosition): void {
  const others = positionsIn(storage).filter(([each]) => each !== key);
  storage.setItem(name, JSON.stringify([...others, [key, saved]].slice(-max.positions)));
}
