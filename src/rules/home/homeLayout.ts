/** A cell of the home grid, from `layout.portrait.positions`. */
interface Cell {
  position: number;
  cols?: number | undefined;
  rows?: number | undefined;
}

/** Columns and rows that an item covers. */
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

const sizeOf = ({ cols = 1, rows = 1 }: Partial<Cell> = {}): Size => ({ cols, rows });

/**
 * Home items in the order of their positions, each with the size of its cell (HOME-07, HOME-08); items with an
 * unknown position follow last with size 1 × 1 (HOME-09). Items with the same position keep their order.
 */
export function placeItems<Item extends { position: number }>(
  items: readonly Item[],
  cells: readonly Cell[],
): (Item & Size)[] {
  const sizes = new Map(cells.map((cell) => [cell.position, sizeOf(cell)]));
  const placed = items.filter(({ position }) => sizes.has(position)).sort((a, b) => a.position - b.position);
  const others = items.filter(({ position }) => !sizes.has(position));
  return [...placed, ...others].map((item) => Object.assign({}, item, sizes.get(item.position) ?? sizeOf()));
}

/** The banners of each slot; banners of an unknown slot follow those of main (HOME-05). */
export function bannersBySlot<Banner>(banners: Readonly<Record<string, readonly Banner[]>>): Slots<Banner> {
  const { top = [], main = [], bottom = [], ...others } = banners;
  return { top: [...top], main: [...main, ...Object.values(others).flat()], bottom: [...bottom] };
}
