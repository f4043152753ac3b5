import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type Encoding, encodingFor } from './encodingFor.ts';

/** Something whose bytes are known at start. */
interface Kept {
  type: string;
  cacheControl: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Compressed forms; what is small by itself, such as a picture, has none. */
  forms: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** `If-None-Match` compares weakly: `W/` makes no difference (RFC 9110, 13.1.2). */
const names = (header: string, tag: string) =>
  header === '*' ||
  header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .includes(tag);

/** Answers with bytes that are known, in the form that the client wants; 304 to one that has them already. */
export function keptBytes({ type, cacheControl, plain, forms }: Kept) {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const compressed = Object.keys(forms).length > 0;
  return (context: Context) => {
    const wanted = compressed ? encodingFor(context.req.header('accept-encoding') ?? '') : undefined;
    const form = wanted && forms[wanted];
    // Each form has its own name, as the bytes differ.
    const tag = form === undefined ? `"${digest}"` : `"${digest}-${wanted}"`;
    context.header('cache-control', cacheControl);
    context.header('etag', tag);
    if (compressed) context.header('vary', 'accept-encoding');
    if (names(context.req.header('if-none-match') ?? '', tag)) return context.body(null, 304);
    context.header('content-type', type);
    if (form !== undefined) context.header('content-encoding', wanted);
    return context.body(form ?? plain);
  };
}
