import { readFile } from 'node:fs/promises';
import { composeSheet } from '#scripts/pictures/composeSheet.ts';
import type { Window } from './shots.ts';

/** A screenshot and its file. */
export interface Screenshot {
  screen: string;
  file: string;
  window: Window;
}

/** Scale of a screenshot on the sheet. */
const scale = 0.55;
/** Screenshots per row. */
const columns = 8;

/** Splits a list into rows of a fixed length. */
function inRows<T>(things: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / length) }, (_, row) =>
    things.slice(row * length, (row + 1) * length),
  );
}

/** Writes a contact sheet with the screenshots of one screen, grouped by window size, in the order of the states. */
export async function writeContactSheet(taken: readonly Screenshot[], file: string): Promise<void> {
  const widths = [...new Set(taken.map(({ window }) => window.width))].sort((a, b) => a - b).toReversed();
  const cells = await Promise.all(
    taken.map(async ({ file, window: { width, height } }) => ({
      of: width,
      picture: await readFile(file),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })),
  );
  await composeSheet(
    widths.flatMap((width) =>
      inRows(
        cells.filter(({ of }) => of === width),
        columns,
      ),
    ),
    file,
  );
}
