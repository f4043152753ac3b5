import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Next } from 'hono';
import { encodingFor } from './encodingFor.ts';

/** Below this many bytes compressing costs more than it saves. */
const worthIt = 1024;

/** High enough for an answer that is made anew each time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

// At once: the threads that would do it later are those that draw pictures, and a call would wait for them.
const compress = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, quick),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};

/** Compresses the answers of calls as a gateway before a real backend does. */
export function compressed() {
  return async (context: Context, next: Next) => {
    await next();
    const { res } = context;
    if (res.body === null || !/\bjson\b/.test(res.headers.get('content-type') ?? '')) return;
    const bytes = new Uint8Array(await res.arrayBuffer());
    const wanted = encodingFor(context.req.header('accept-encoding') ?? '');
    const small = bytes.byteLength < worthIt || wanted === undefined;
    const headers = new Headers(res.headers);
    headers.set('vary', 'accept-encoding');
    headers.delete('content-length');
    if (!small) headers.set('content-encoding', wanted);
    const body = small ? bytes : new Uint8Array(compress[wanted](bytes));
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
