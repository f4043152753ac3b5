import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

const page = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><rect width="390" height="844" fill="#141310"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test('one flat colour is blank, a single word is not', async () => {
  expect(await isBlank(await page(''))).toBe(true);
  const word = '<rect x="16" y="60" width="60" height="2" fill="#5c5952"/>';
  expect(await isBlank(await page(word))).toBe(false);
});
