import sharp from 'sharp';

/** Minimum standard deviation of the pixels; a single line of grey text is far above it. */
const minDeviation = 0.5;

/** Whether a picture has only one color. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < minDeviation);
}
