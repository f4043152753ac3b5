import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { appIcons, type IconFile, iconFiles, pngOf, shortcutIcons } from './iconFiles.ts';

/**
 * What an icon consists of: the share of drawn pixels, the largest distance of one from the middle (the edge is at 0.5),
 * whether every pixel is opaque, and whether every opaque one is drawn.
 */
async function partsOf(file: IconFile) {
  const { data, info } = await sharp(await pngOf(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const seen = { drawn: 0, farthest: 0, isOpaque: true, isDrawing: true };
  for (let index = 0; index < width * height; index += 1) {
    const [red = 0, , , alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    const isDrawn = alpha > 0 && red > 128;
    const middle = [((index % width) + 0.5) / width - 0.5, (Math.floor(index / width) + 0.5) / height - 0.5];
    if (isDrawn) {
      seen.drawn += 1 / (width * height);
      seen.farthest = Math.max(seen.farthest, Math.hypot(...middle));
    }
    seen.isOpaque &&= alpha === 255;
    seen.isDrawing &&= isDrawn || alpha < 255;
  }
  return seen;
}

const named = (files: readonly IconFile[]) => files.map((file) => [file.src, file] as const);

test.each(named(iconFiles))('%s is a square PNG of the size in its name', async (src, file) => {
  const { format, width, height } = await sharp(await pngOf(file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: file.size, height: file.size });
  expect(src).toContain(`-${width}.png`);
});

describe('an icon that a system cuts to its own shape', () => {
  test.each(named([...appIcons.maskable, ...Object.values(shortcutIcons)]))(
    'PWA-04, REACH-04: %s has its drawing in the safe zone, and reaches every corner',
    async (_src, file) => {
      const { drawn, farthest, isOpaque } = await partsOf(file);
      expect(drawn).toBeGreaterThan(0.02);
      expect(farthest).toBeLessThan(0.4);
      expect(isOpaque).toBe(true);
    },
  );
});

test.each(named(appIcons.monochrome))('%s has nothing but its letter', async (_src, file) => {
  expect(await partsOf(file)).toMatchObject({ isOpaque: false, isDrawing: true });
});
