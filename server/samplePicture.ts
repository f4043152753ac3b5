import { pictureFor } from '#mocks/images/pictureFor.ts';
import type { PictureRequest, RenderedPicture } from './pictureProcess.ts';

/**
 * A picture for tests that do not look at one, as SVG text: noise in the shape of a product's picture. A plain one has so
 * few bytes that browsers do not take its paint for that of content.
 */
const samplePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
<filter id="noise"><feTurbulence baseFrequency="0.05"/></filter>
<rect width="800" height="1000" fill="#ddd"/><rect width="800" height="1000" filter="url(#noise)"/></svg>`;

/** Its width in px. */
const width = 60;

/**
 * The sample in place of a picture; undefined if there is no such picture. Drawn in this process: on a busy machine a page
 * would wait for the start of another one, and its calls for the connections of the pictures.
 */
export async function requestSample(request: PictureRequest): Promise<RenderedPicture | undefined> {
  const { country, pathname, format, folder } = request;
  if ((await pictureFor(country, pathname)) === undefined) return undefined;
  // Loads a program of some megabytes, which a server without samples does not need.
  const { renderPicture } = await import('./renderPicture.ts');
  const bytes = await renderPicture(samplePicture, { format, width, folder });
  return { bytes: new Uint8Array(bytes), format, isQuick: false };
}
