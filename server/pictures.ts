import type { Context, Next } from 'hono';
import { countryOfRequest } from '#mocks/country.ts';
import { pictureFor } from '#mocks/images/pictureFor.ts';
import { formatFor, quickFormatFor } from './pictureFormat.ts';
import type { PictureRequest, RenderedPicture } from './pictureProcess.ts';
import { requestPicture } from './pictureWorker.ts';

const renderedFolder = '.cache/pictures';

/** How many are cached in memory: some ten megabytes. */
const cached = 500;

interface Options {
  folder?: string;
  /** Whether a small sample replaces each picture, which makes tests fast. */
  sample?: boolean;
  /** Whether a picture that was never rendered is first served in a quick version, which has more bytes. */
  quick?: boolean;
}

/** Whether a request can wait: its urgency is the lowest of RFC 9218. */
const canWait = (context: Context) => /(?:^|,)\s*u=7/.test(context.req.header('priority') ?? '');

/** Serves pictures as AVIF, WebP or JPEG by `Accept` (IMG-07), 406 if none is accepted; in the page the mock sends SVG. */
export function pictures({ folder = renderedFolder, sample = false, quick = false }: Options = {}) {
  const request = sample ? requestSample : requestPicture;
  const rendered = memoizeLast<RenderedPicture | undefined>(cached, (picture) => picture?.isQuick !== true);
  return async (context: Context, next: Next) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const accept = context.req.header('accept') ?? '';
    const format = formatFor(accept);
    context.header('vary', 'Accept');
    if (format === undefined) return context.body(null, 406);
    const country = countryOfRequest(raw);
    const { pathname } = new URL(raw.url);
    const quickFormat = quick && !canWait(context) ? quickFormatFor(accept) : undefined;
    const picture = await rendered(`${country} ${format} ${quickFormat} ${pathname}`, () =>
      request({ country, pathname, format, quickFormat, folder }),
    );
    if (picture === undefined) return context.body(null, 404);
    return context.body(picture.bytes, 200, {
      'content-type': `image/${picture.format}`,
      'cache-control': picture.isQuick ? 'no-cache' : 'public, max-age=86400',
    });
  };
}

/**
 * A picture for tests that do not look at pictures, as SVG text: noise in the size of a product's picture. A plain one has
 * so few bytes that browsers do not count its paint as contentful.
 */
const samplePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
<filter id="noise"><feTurbulence baseFrequency="0.05"/></filter>
<rect width="800" height="1000" fill="#ddd"/><rect width="800" height="1000" filter="url(#noise)"/></svg>`;

const sampleWidth = 60;

/**
 * The sample in place of a picture; undefined if there is no such picture. Rendered in this process: on a busy machine a
 * page would wait for the start of a second process, and its calls for the connections of the pictures.
 */
async function requestSample(request: PictureRequest): Promise<RenderedPicture | undefined> {
  const { country, pathname, format, folder } = request;
  if ((await pictureFor(country, pathname)) === undefined) return undefined;
  // A library of some megabytes, which a server without samples does not need.
  const { renderPicture } = await import('./renderPicture.ts');
  const bytes = await renderPicture(samplePicture, { format, width: sampleWidth, folder });
  return { bytes: new Uint8Array(bytes), format, isQuick: false };
}

/**
 * Caches the results of the last `max` keys, pending ones included. A rejected one is removed, so that the next call
 * tries again, and so is one that `isKept` refuses.
 */
export function memoizeLast<Result>(max: number, isKept: (result: Result) => boolean = () => true) {
  const made = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make();
    made.set(key, result);
    const [oldest] = made.keys();
    if (made.size > max && oldest !== undefined) made.delete(oldest);
    void result.then(isKept, () => false).then((kept) => kept || made.delete(key));
    return result;
  };
}
