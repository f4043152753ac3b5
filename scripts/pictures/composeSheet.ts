import sharp from 'sharp';

/** A picture and its size on a sheet in px. */
export interface Cell {
  /** SVG, or the bytes of a PNG. */
  picture: Buffer;
  width: number;
  height: number;
}

const gap = 8;

/** Renders rows of pictures into one PNG file. */
export async function composeSheet(rows: readonly (readonly Cell[])[], file: string): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [width, top] = [0, gap];
  for (const row of rows) {
    let left = gap;
    for (const cell of row) {
      placed.push({ input: await rasterise(cell), left, top: Math.round(top) });
      left += cell.width + gap;
    }
    width = Math.max(width, left);
    top += Math.max(0, ...row.map(({ height }) => height)) + gap;
  }
  await sharp({ create: { width, height: Math.ceil(top), channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png()
    .toFile(file);
}

const rasterise = ({ picture, width, height }: Cell) =>
  sharp(picture).resize(Math.round(width), Math.round(height)).png().toBuffer();
