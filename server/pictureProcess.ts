import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { CountryCode } from '#countries/country.ts';
import { pictureFor } from '#mocks/images/pictureFor.ts';
import type { PictureFormat } from './pictureFormat.ts';
import { quietQueue } from './quietQueue.ts';
import { quickPicture, renderedPicture, renderPicture } from './renderPicture.ts';

export interface PictureRequest {
  country: CountryCode;
  pathname: string;
  format: PictureFormat;
  /** The format of a first version with more bytes, if the picture has not been rendered yet; none if undefined. */
  quickFormat?: PictureFormat | undefined;
  folder: string;
}

export interface RenderedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  format: PictureFormat;
  /** A first version; a better one is rendered when the server is idle. */
  isQuick: boolean;
}

/** The picture, if there is one, or why it failed. */
export type PictureResult = { picture: RenderedPicture | undefined } | { failure: string };

// The child process of `pictureWorker.ts`; everything else on the machine has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Parallelism is across pictures, not within one.
sharp.concurrency(1);

/** Time in ms without a request after which better versions are rendered. */
const quietTime = 500;

const { now, later } = quietQueue(quietTime);

async function render({
  country,
  pathname,
  format,
  quickFormat,
  folder,
}: PictureRequest): Promise<RenderedPicture | undefined> {
  const drawing = await pictureFor(country, pathname);
  if (drawing === undefined) return undefined;
  const { width } = drawing;
  const svg = drawing.draw();
  const final = { format, width, folder };
  const picture = (bytes: Buffer, more: Omit<RenderedPicture, 'bytes'>) => ({
    bytes: new Uint8Array(bytes),
    ...more,
  });
  const known = await renderedPicture(svg, final);
  if (known !== undefined) return picture(known, { format, isQuick: false });
  if (quickFormat === undefined) return picture(await renderPicture(svg, final), { format, isQuick: false });
  const bytes = await quickPicture(svg, { format: quickFormat, width });
  later(() => renderPicture(svg, final));
  return picture(bytes, { format: quickFormat, isQuick: true });
}

async function resultOf(request: PictureRequest): Promise<PictureResult> {
  try {
    return { picture: await now(() => render(request)) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

process.on('message', async (request: PictureRequest & { id: number }) => {
  const result = await resultOf(request);
  process.send?.({ ...result, id: request.id });
});
process.on('disconnect', () => process.exit());
