import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { composeSheet } from './composeSheet.ts';

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`;

test('a sheet shows its rows below one another, pictures side by side', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'sheet.png');
  const cell = (colour: string) => ({ picture: Buffer.from(square(colour)), width: 40, height: 50 });
  await composeSheet([[cell('#ff0000'), cell('#00ff00')], [cell('#0000ff')]], file);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([info.width, info.height]).toEqual([104, 124]);
  expect(at(20, 20)).toEqual([255, 0, 0]);
  expect(at(70, 20)).toEqual([0, 255, 0]);
  expect(at(20, 90)).toEqual([0, 0, 255]);
  expect(at(70, 90)).toEqual([255, 255, 255]);
});
