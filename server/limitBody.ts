import type { Context, Next } from 'hono';

interface Limits {
  /** The largest accepted body in bytes. */
  accepted: number;
  /** The number of bytes of a larger body that are read and dropped to keep its connection usable. */
  drained: number;
}

/** Reads a body to its end, or up to `drained`; no bytes if it is larger than accepted. */
async function read(body: ReadableStream<Uint8Array>, { accepted, drained }: Limits) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size <= accepted) pieces.push(piece);
    else pieces.length = 0;
    if (size > drained) return { size };
  }
  return { size, bytes: size > accepted ? undefined : Buffer.concat(pieces) };
}

/**
 * Refuses a body that is too large with 413. The rest of it is drained, or the connection closed: unread bytes would be
 * parsed as the next request.
 */
export function limitBody(limits: Limits) {
  return async (context: Context, next: Next) => {
    const { raw } = context.req;
    const refuse = (size: number) => {
      if (size > limits.drained) context.header('connection', 'close');
      return context.json({ message: 'Body too large.' }, 413);
    };
    const announced = Number(raw.headers.get('content-length') ?? 0);
    if (announced > limits.drained) return refuse(announced);
    if (raw.body === null) return next();
    const { size, bytes } = await read(raw.body, limits);
    if (bytes === undefined) return refuse(size);
    context.req.raw = new Request(raw, { method: raw.method, body: bytes });
    return next();
  };
}
