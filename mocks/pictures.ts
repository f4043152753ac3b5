import type { Context, Next } from 'hono';
import { pictureOf } from './images.ts';
import { formatFor, renderPicture } from './renderPicture.ts';

/** Where rendered pictures are kept. */
const kept = '.cache/pictures';

/** Answers pictures over HTTP, as AVIF, WebP or JPEG by `Accept` (IMG-07); the browser's mock gives the drawing itself. */
export function pictures(folder = kept) {
  return async (context: Context, next: Next) => {
    if (context.req.method !== 'GET') return next();
    const picture = await pictureOf(context.req.raw);
    if (picture === undefined) return context.body(null, 404);
    const format = formatFor(context.req.header('accept') ?? '');
    const bytes = await renderPicture(picture.svg, { format, width: picture.width, folder });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=86400',
      vary: 'Accept',
    });
  };
}
