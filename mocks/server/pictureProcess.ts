import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureRequest, PictureResult } from './pictureWorker.ts';
import { pictureFor } from '#mocks/pictureFor.ts';
import { renderPicture } from './renderPicture.ts';

// The child process of `pictureWorker.ts`; everything else on the machine has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Parallelism is across pictures, not within one.
sharp.concurrency(1);

async function answer({
  country,
  pathname,
  format,
  folder,
  largest,
}: PictureRequest): Promise<PictureResult> {
  try {
    const picture = await pictureFor(country, pathname);
    if (picture === undefined) return { bytes: undefined };
    const width = largest === undefined ? picture.width : Math.min(picture.width ?? largest, largest);
    return { bytes: new Uint8Array(await renderPicture(picture.svg, { format, width, folder })) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

process.on('message', async (request: PictureRequest & { id: number }) => {
  const result = await answer(request);
  process.send?.({ ...result, id: request.id });
});
process.on('disconnect', () => process.exit());
