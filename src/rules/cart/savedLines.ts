import { parseList } from '#lib/lists.ts';
import type { SavedLine } from '#schemas/savedLine.ts';

/** Maximum number of lines that are saved for later; the oldest gives way. */
const most = 20;

/** The lines with one more, newest first and each item once (KEEP-07). */
export const withSaved = (lines: readonly SavedLine[], line: SavedLine): SavedLine[] =>
  [line, ...lines.filter(({ id }) => id !== line.id)].slice(0, most);

/** The lines that are not in the cart: what is in it again is no longer saved. The same list if all of them are not. */
export function notInCart(
  lines: readonly SavedLine[],
  items: readonly { id: string }[],
): readonly SavedLine[] {
  const left = lines.filter(({ id }) => items.every((item) => item.id !== id));
  return left.length === lines.length ? lines : left;
}

/**
 * The lines of a stored text; `check` returns the line that an item is, or undefined. None of a text that is missing or
 * was written by something else. Never throws.
 */
export const parseSavedLines = (
  text: string | null,
  check: (item: unknown) => SavedLine | undefined,
): SavedLine[] =>
  parseList(text)
    .flatMap((item) => check(item) ?? [])
    .toReversed()
    .reduce<SavedLine[]>(withSaved, []);
