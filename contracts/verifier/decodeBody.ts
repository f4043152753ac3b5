import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const decoders = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['deflate', inflateSync],
]);

/**
 * The plain body of an answer, although the verifier accepts no compression: some servers compress in any case.
 * Returns undefined if the body is not what `content-encoding` says, or larger than `bytes` when decoded.
 */
export function decodeBody(body: Buffer, encoding: string | undefined, bytes: number): Buffer | undefined {
  if (encoding === undefined || encoding === 'identity' || body.byteLength === 0) return body;
  try {
    return decoders.get(encoding)?.(body, { maxOutputLength: bytes });
  } catch {
    return undefined;
  }
}
