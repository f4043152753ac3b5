import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type Encoding, encodingFor } from './encodingFor.ts';

/** A resource whose bytes are known at start. */
interface Resource {
  type: string;
  cacheControl: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Compressed forms; none for formats that are compressed already. */
  forms: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** `If-None-Match` uses weak comparison, so `W/` is ignored (RFC 9110, 13.1.2). */
const matches = (header: string, tag: string) =>
  header.trim() === '*' ||
  header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .includes(tag);

/** Answers from memory in the encoding that the client prefers, or with 304. */
export function byteCache({ type, cacheControl, plain, forms }: Resource) {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const compressed = Object.keys(forms).length > 0;
  return (context: Context) => {
    const wanted = compressed ? encodingFor(context.req.header('accept-encoding') ?? '') : undefined;
    const form = wanted && forms[wanted];
    // Each encoding has different bytes and so its own tag.
    const tag = form === undefined ? `"${digest}"` : `"${digest}-${wanted}"`;
    context.header('cache-control', cacheControl);
    context.header('etag', tag);
    if (compressed) context.header('vary', 'accept-encoding');
    if (matches(context.req.header('if-none-match') ?? '', tag)) return context.body(null, 304);
    context.header('content-type', type);
    if (form !== undefined) context.header('content-encoding', wanted);
    return context.body(form ?? plain);
  };
}
