import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { limitConcurrency } from './limitConcurrency.ts';
import type { PictureFormat } from './pictureFormat.ts';

/** The rendered widths in px; a width between two gets the larger one, which limits the number of files. */
const widths = [60, 120, 180, 240, 360, 480, 720, 960, 1200];

const encoded = (svg: string, format: PictureFormat, width: number) => {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};

/** Rendering uses one core each; two at a time leave room for other work. */
const inTurn = limitConcurrency(2);
const running = new Map<string, Promise<Buffer>>();

async function renderedIn(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await render();
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary name first: another server must not read half of a file.
    const part = `${file}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }
}

/**
 * Renders a drawing in a format and at least a width in px (720 by default), once, and caches it in `folder`. Rejects if
 * the drawing cannot be read.
 */
export function renderPicture(
  svg: string,
  { format, width = 720, folder }: { format: PictureFormat; width?: number | undefined; folder: string },
): Promise<Buffer> {
  const step = widths.find((each) => each >= width) ?? 1200;
  const name = createHash('sha256').update(`${format} ${step} ${svg}`).digest('hex').slice(0, 24);
  const file = join(folder, `${name}.${format}`);
  const known = running.get(file);
  if (known !== undefined) return known;
  const bytes = renderedIn(file, () => inTurn(() => encoded(svg, format, step))).finally(() =>
    running.delete(file),
  );
  running.set(file, bytes);
  return bytes;
}
