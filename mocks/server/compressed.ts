import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Next } from 'hono';
import { acceptsIdentity, encodingFor } from './encodingFor.ts';

/** Below this many bytes compression costs more than it saves. */
const minBytes = 1024;

/** A compromise of size and time for answers that are compressed on each request. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

// Synchronous: the thread pool is busy with pictures, and a call would wait for it.
const compress = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, quick),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};

/** Compresses JSON answers and filled pages, as a gateway in front of a real backend does. */
export function compressed() {
  return async (context: Context, next: Next) => {
    await next();
    const { res } = context;
    const isText = /\b(?:json|html)\b/.test(res.headers.get('content-type') ?? '');
    if (res.body === null || !isText || res.headers.has('content-encoding')) return;
    const bytes = new Uint8Array(await res.arrayBuffer());
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = encodingFor(accepted);
    const isSmall = bytes.byteLength < minBytes && acceptsIdentity(accepted);
    const wanted = isSmall ? undefined : encoding;
    const headers = new Headers(res.headers);
    headers.set('vary', 'accept-encoding');
    headers.delete('content-length');
    if (wanted !== undefined) headers.set('content-encoding', wanted);
    const body = wanted === undefined ? bytes : new Uint8Array(compress[wanted](bytes));
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
