import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, encodings } from './encodingFor.ts';
import { byteCache } from './byteCache.ts';

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
  const answers = new Map<string, (context: Context) => Response>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dist, file).replaceAll(sep, '/')}`;
    if (!entry.isFile() || !isServed(path)) continue;
    const forms = encodings.flatMap((encoding) => {
      const form = `${file}${suffix[encoding]}`;
      return existsSync(form) ? [[encoding, bytesOf(form)]] : [];
    });
    answers.set(
      path,
      byteCache({
        type: getMimeType(path) ?? 'application/octet-stream',
        cacheControl: cacheControlOf(path),
        plain: bytesOf(file),
        forms: Object.fromEntries(forms),
      }),
    );
  }
  return (context: Context) => answers.get(context.req.path)?.(context);
}
