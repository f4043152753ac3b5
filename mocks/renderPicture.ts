import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { turns } from './turns.ts';

/** What browsers take as a picture of a product (IMG-07). */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Widths that are rendered, in px; a width between two gets the larger one, so that there are few files. */
const widths = [60, 120, 180, 240, 360, 480, 720, 960, 1200];

/** The format for a header `Accept`: the smallest that it names, else JPEG. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

const encoded = (svg: string, format: PictureFormat, width: number) => {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};

/** A picture is rendered by one core: two at a time leave room for whatever else the machine does. */
const inTurn = turns(2);
const running = new Map<string, Promise<Buffer>>();

async function renderedIn(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await render();
    await mkdir(dirname(file), { recursive: true });
    // Written beside and then moved: nobody, another server included, may read half of a picture.
    const part = `${file}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }
}

/**
 * A drawing as a picture of a format and at least a width in px, 720 where none is asked for; rendered once and kept in
 * `folder`. Rejects where the drawing cannot be read.
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
