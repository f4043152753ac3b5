import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Asked, Told } from './pictureDesk.ts';
import { pictureFor } from './pictureFor.ts';
import { renderPicture } from './renderPicture.ts';

// The process that draws and renders for `pictureDesk.ts`. Whatever else the machine has to do goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Pictures are rendered side by side instead.
sharp.concurrency(1);

async function answer({ country, pathname, format, folder, largest }: Asked): Promise<Told> {
  try {
    const picture = await pictureFor(country, pathname);
    if (picture === undefined) return { bytes: undefined };
    const width = largest === undefined ? picture.width : Math.min(picture.width ?? largest, largest);
    return { bytes: new Uint8Array(await renderPicture(picture.svg, { format, width, folder })) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

process.on('message', async (asked: Asked & { id: number }) => {
  const told = await answer(asked);
  process.send?.({ ...told, id: asked.id });
});
// The server has ended: nobody waits for what is drawn.
process.on('disconnect', () => process.exit());
