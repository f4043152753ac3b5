import { expect, waitFor } from 'storybook/test';

/** Expects that no picture of a product is offered wider than 360 px, and that the first one has loaded so (REACH-03). */
export async function expectSmallPictures(canvas: HTMLElement): Promise<void> {
  const pictures = [...canvas.querySelectorAll<HTMLImageElement>('main img[srcset]')];
  await expect(pictures.length).toBeGreaterThan(0);
  for (const { srcset } of pictures) await expect(srcset).not.toMatch(/-(?:480|720)\.jpg/);
  await waitFor(() => expect(pictures[0]?.currentSrc).toMatch(/-(?:180|360)\.jpg$/));
}
