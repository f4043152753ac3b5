import type { Context, Next } from 'hono';
import { countryOfRequest } from './country.ts';
import { lastAsked } from './lastAsked.ts';
import { askPicture } from './pictureDesk.ts';
import { formatFor } from './renderPicture.ts';

/** Where rendered pictures are kept. */
const kept = '.cache/pictures';

/** How many the server itself remembers: some ten megabytes. */
const remembered = 500;

interface Options {
  folder?: string;
  /** The largest width in px that is rendered, whatever is asked for: small ones are quick to render. */
  largest?: number | undefined;
}

/** Answers pictures over HTTP, as AVIF, WebP or JPEG by `Accept` (IMG-07); the browser's mock gives the drawing itself. */
export function pictures({ folder = kept, largest }: Options = {}) {
  const bytesOf = lastAsked<Uint8Array<ArrayBuffer> | undefined>(remembered);
  return async (context: Context, next: Next) => {
    const { method, raw } = context.req;
    if (method !== 'GET') return next();
    const format = formatFor(context.req.header('accept') ?? '');
    const country = countryOfRequest(raw);
    const { pathname } = new URL(raw.url);
    const bytes = await bytesOf(`${country} ${format} ${pathname}`, () =>
      askPicture({ country, pathname, format, folder, largest }),
    );
    if (bytes === undefined) return context.body(null, 404);
    return context.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=86400',
      vary: 'Accept',
    });
  };
}
