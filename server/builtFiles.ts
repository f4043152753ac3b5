import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context, Next } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import * as v from 'valibot';
import { type Encoding, encodingFor, encodings } from './encodings.ts';

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Pages are served with their configuration instead, compressed forms with their file, dot files never. */
const isServed = (path: string) => !/\.(?:html|br|gz)$/.test(path) && !path.includes('/.');

/** A file with a hash in its name never changes; any other is revalidated. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

/**
 * Serves the files of a build from memory, read once, so that no address can reach another file. Undefined for an unknown
 * address.
 */
export function builtFiles(dist: string) {
  const files = new Map<string, (context: Context) => Response>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dist, file).replaceAll(sep, '/')}`;
    if (!entry.isFile() || !isServed(path)) continue;
    const forms = encodings.flatMap((encoding) => {
      const form = `${file}${suffix[encoding]}`;
      return existsSync(form) ? [[encoding, bytesOf(form)]] : [];
    });
    files.set(
      path,
      byteCache({
        type: getMimeType(path) ?? 'application/octet-stream',
        cacheControl: cacheControlOf(path),
        plain: bytesOf(file),
        forms: Object.fromEntries(forms),
      }),
    );
  }
  return (context: Context) => files.get(context.req.path)?.(context);
}

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

/** Responds from memory in the encoding that the client prefers, or with 304. */
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

const headers = v.record(v.string(), v.string());
const schema = v.object({ every: headers, tls: headers });

/**
 * Adds the security headers of the build to every response, and those for TLS if the request came over it. A response
 * without `cache-control` is not cached. Throws if the build has no headers.
 */
export function builtHeaders(dist: string) {
  const { every, tls } = v.parse(
    schema,
    JSON.parse(readFileSync(join(dist, '.policy/headers.json'), 'utf8')),
  );
  return async (context: Context, next: Next) => {
    await next();
    const secure = context.req.url.startsWith('https:');
    for (const [name, value] of Object.entries({ ...every, ...(secure ? tls : {}) }))
      context.res.headers.set(name, value);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  };
}
