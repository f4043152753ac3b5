import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureFormat } from './pictureFormat.ts';

/** Runs at most `max` tasks at a time; the others wait in order. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running === max) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The rendered widths in px; a width between two gets the larger one, which limits the number of files. */
const widths = [60, 120, 180, 240, 360, 480, 720, 960, 1200];

/** Encodes a drawing: in up to a second, or `isQuick` in some 10 ms (JPEG) to 100 ms (AVIF) with more bytes. */
const encoded = (svg: string, format: PictureFormat, width: number, isQuick: boolean) => {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 55, effort: isQuick ? 0 : 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78, effort: isQuick ? 0 : 4 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: !isQuick }).toBuffer();
};

interface Rendering {
  format: PictureFormat;
  /** At least, in px; 720 by default. */
  width?: number | undefined;
}

const stepFor = (width = 720) => widths.find((each) => each >= width) ?? 1200;

function fileOf(svg: string, { format, width, folder }: Rendering & { folder: string }) {
  const name = createHash('sha256')
    .update(`${format} ${stepFor(width)} ${svg}`)
    .digest('hex')
    .slice(0, 24);
  return join(folder, `${name}.${format}`);
}

/** Rendering uses one core each; two at a time leave room for other work. */
const inTurn = limitConcurrency(2);
/** First versions have their own queue, so that they do not wait for better versions. */
const quickInTurn = limitConcurrency(2);
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
 * Renders a drawing in a format and at least a width, once, and caches it in `folder`. Rejects if the drawing cannot be
 * read.
 */
export function renderPicture(svg: string, rendering: Rendering & { folder: string }): Promise<Buffer> {
  const { format, width } = rendering;
  const file = fileOf(svg, rendering);
  const known = running.get(file);
  if (known !== undefined) return known;
  const bytes = renderedIn(file, () => inTurn(() => encoded(svg, format, stepFor(width), false))).finally(
    () => running.delete(file),
  );
  running.set(file, bytes);
  return bytes;
}

/** The picture if it has been rendered before. */
export async function renderedPicture(
  svg: string,
  rendering: Rendering & { folder: string },
): Promise<Buffer | undefined> {
  try {
    return await readFile(fileOf(svg, rendering));
  } catch {
    return undefined;
  }
}

/** Renders a drawing quickly for a pending request; it is not cached. Rejects like `renderPicture`. */
export const quickPicture = (svg: string, { format, width }: Rendering): Promise<Buffer> =>
  quickInTurn(() => encoded(svg, format, stepFor(width), true));
