import type { Context, Next } from 'hono';
import { countryOfRequest } from '#mocks/country.ts';
import { memoizeLast } from './memoizeLast.ts';
import { requestPicture } from './pictureWorker.ts';
import { formatFor } from './pictureFormat.ts';

/** The folder of rendered pictures. */
const renderedFolder = '.cache/pictures';

/** How many are cached in memory: some ten megabytes. */
const cached = 500;

interface Options {
  folder?: string;
  /** The largest width in px to render, which makes tests fast. */
  largest?: number | undefined;
}

/** Answers pictures as AVIF, WebP or JPEG by `Accept` (IMG-07), 406 if none is accepted; in the page the mock sends SVG. */
export function pictures({ folder = renderedFolder, largest }: Options = {}) {
  const bytesOf = memoizeLast<Uint8Array<ArrayBuffer> | undefined>(cached);
  return async (context: Context, next: Next) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const format = formatFor(context.req.header('accept') ?? '');
    context.header('vary', 'Accept');
    if (format === undefined) return context.body(null, 406);
    const country = countryOfRequest(raw);
    const { pathname } = new URL(raw.url);
    const bytes = await bytesOf(`${country} ${format} ${pathname}`, () =>
      requestPicture({ country, pathname, format, folder, largest }),
    );
    if (bytes === undefined) return context.body(null, 404);
    return context.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=86400',
    });
  };
}
