/** A place of the home grid, as `layout.portrait.positions` tells it. */
interface Place {
  position: number;
  cols?: number | undefined;
  rows?: number | undefined;
}

/** How many columns and rows of the grid an item covers. */
interface Size {
  cols: number;
  rows: number;
}

/** The three banner slots of home (HOME-04). */
export interface Slots<Banner> {
  top: Banner[];
  main: Banner[];
  bottom: Banner[];
}

const sizeOf = ({ cols = 1, rows = 1 }: Partial<Place> = {}): Size => ({ cols, rows });

/**
 * Home items in the order of their positions, each with the size of its place (HOME-07, HOME-08); items whose
 * position the layout does not know follow at the end with 1 by 1 (HOME-09). Items of one position keep their order.
 */
export function placeItems<Item extends { position: number }>(
  items: readonly Item[],
  places: readonly Place[],
): (Item & Size)[] {
  const sizes = new Map(places.map((place) => [place.position, sizeOf(place)]));
  const placed = items.filter(({ position }) => sizes.has(position)).sort((a, b) => a.position - b.position);
  const others = items.filter(({ position }) => !sizes.has(position));
  return [...placed, ...others].map((item) => Object.assign({}, item, sizes.get(item.position) ?? sizeOf()));
}

/** The banners of each slot; those of an unknown slot follow those of main (HOME-05). */
export function bannersBySlot<Banner>(banners: Readonly<Record<string, readonly Banner[]>>): Slots<Banner> {
  const { top = [], main = [], bottom = [], ...others } = banners;
  return { top: [...top], main: [...main, ...Object.values(others).flat()], bottom: [...bottom] };
}
