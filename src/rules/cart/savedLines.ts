import { parseList } from '#lib/lists.ts';
import type { SavedLine } from '#schemas/savedLine.ts';

/** Maximum number of saved lines; the oldest is dropped. */
const maxLines = 20;

/** Adds a line: newest first, each item once (KEEP-07). */
export const withSaved = (lines: readonly SavedLine[], line: SavedLine): SavedLine[] =>
  [line, ...lines.filter(({ id }) => id !== line.id)].slice(0, maxLines);

/** Removes the lines that are in the cart again. Returns the same list if there are none. */
export function notInCart(
  lines: readonly SavedLine[],
  items: readonly { id: string }[],
): readonly SavedLine[] {
  const left = lines.filter(({ id }) => items.every((item) => item.id !== id));
  return left.length === lines.length ? lines : left;
}

/** Parses stored lines; `check` returns a valid line, or undefined. Never throws. */
export const parseSavedLines = (
  text: string | null,
  check: (item: unknown) => SavedLine | undefined,
): SavedLine[] =>
  parseList(text)
    .flatMap((item) => check(item) ?? [])
    .toReversed()
    .reduce<SavedLine[]>(withSaved, []);
