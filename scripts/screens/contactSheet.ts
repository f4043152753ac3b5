import { readFile } from 'node:fs/promises';
import { composeSheet } from '#scripts/pictures/composeSheet.ts';
import type { Window } from './shots.ts';

/** A picture that was taken, and where it lies. */
export interface Taken {
  screen: string;
  file: string;
  window: Window;
}

/** How much smaller a picture stands on the sheet. */
const scale = 0.55;
/** Pictures in one row of a sheet. */
const columns = 8;

/** Rows of things, a limited number in each. */
function inRows<T>(things: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / length) }, (_, row) =>
    things.slice(row * length, (row + 1) * length),
  );
}

/** Writes the pictures of one screen side by side, the windows apart and in the order of their states. */
export async function writeContactSheet(taken: readonly Taken[], file: string): Promise<void> {
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
