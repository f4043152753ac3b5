import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Next } from 'hono';

/** The supported encodings, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encoding with the highest weight in an `Accept-Encoding`, and of two equal ones the smaller; undefined if none is
 * accepted. `*` is the weight of the names that are not listed (RFC 9110, 12.5.3).
 */
export function encodingFor(header: string): Encoding | undefined {
  const weights = acceptWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= identity);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one))[0];
}

/** Whether a response may be sent uncompressed: unless `identity`, or `*` in its place, has the weight 0. */
export function acceptsIdentity(header: string): boolean {
  const weights = acceptWeights(header);
  return (weights.get('identity') ?? weights.get('*')) !== 0;
}

/**
 * The weight of each name in an `Accept` or `Accept-Encoding` header, by its lower-case name: 1 by default, 0 for a name
 * that is not accepted (RFC 9110, 12.4.2). A weight that is not a number from 0 to 1 counts as 0.
 */
export function acceptWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const isValid = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight);
    if (name !== '') weights.set(name, isValid ? Number(weight) : 0);
  }
  return weights;
}

/** Below this many bytes compression costs more than it saves. */
const minBytes = 1024;

/** A compromise of size and time for responses that are compressed on each request. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

// Synchronous: the thread pool is busy with pictures, and a call would wait for it.
const compress = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, quick),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};

/** Compresses JSON responses and filled pages, as a gateway in front of a real backend does. */
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
