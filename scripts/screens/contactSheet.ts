import sharp from 'sharp';
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
/** Between screenshots, in px. */
const gap = 8;

/** Writes a contact sheet with the screenshots of one screen, grouped by window size, in the order of the states. */
export async function writeContactSheet(taken: readonly Screenshot[], file: string): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  const sheet = { width: gap, height: gap };
  const bySize = [...Map.groupBy(taken, ({ window }) => window.width)].sort(([one], [other]) => other - one);
  for (const [, pictures] of bySize)
    for (const [index, picture] of pictures.entries()) {
      const width = Math.round(picture.window.width * scale);
      const height = Math.round(picture.window.height * scale);
      const column = index % columns;
      if (column === 0) sheet.height += height + gap;
      const left = gap + column * (width + gap);
      const input = await sharp(picture.file).resize(width, height).png().toBuffer();
      placed.push({ input, left, top: sheet.height - height - gap });
      sheet.width = Math.max(sheet.width, left + width + gap);
    }
  await sharp({ create: { ...sheet, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png()
    .toFile(file);
}
