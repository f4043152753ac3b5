import sharp from 'sharp';

/** Shades between which a picture must vary to show anything: a single line of grey text is far above it. */
const least = 0.5;

/** Whether a picture shows nothing: one flat colour from edge to edge. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < least);
}
