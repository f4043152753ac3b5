import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { byteCache } from './byteCache.ts';
import { pageChooser, readShellPages } from './shellPages.ts';

const emptyConfig = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/** Reads one page of the build, and writes the configuration into it (COUNTRY-15). Throws if it has no block for it. */
export function pageText(file: string, config: Record<string, unknown>): string {
  const built = readFileSync(file, 'utf8');
  if (!emptyConfig.test(built))
    throw new Error(`Failed to write the configuration: ${file} has no block for it.`);
  return built.replace(emptyConfig, `$1${JSON.stringify(config).replaceAll('<', '\\u003c')}$2`);
}

/** Reads one page and compresses it once. */
function page(file: string, config: Record<string, unknown>) {
  const text = pageText(file, config);
  return byteCache({
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    plain: new TextEncoder().encode(text),
    forms: { br: new Uint8Array(brotliCompressSync(text)), gzip: new Uint8Array(gzipSync(text)) },
  });
}

/**
 * Answers a path with its page of the build, configuration included (COUNTRY-15); the worker requests each page at its own
 * address (PWA-05). Throws without a build, or if a page has no configuration block.
 */
export function pages(dist: string, config: Record<string, unknown>) {
  const known = readShellPages(dist);
  const choose = pageChooser(known);
  const shown = new Map(
    Object.entries(known.pages).map(([name, file]) => [name, page(join(dist, file), config)]),
  );
  const byFile = new Map(Object.entries(known.pages).map(([name, file]) => [`/${file}`, name]));
  return (context: Context) => {
    const name = byFile.get(context.req.path) ?? choose(context.req.path);
    return shown.get(name)?.(context) ?? context.text('Not found.', 404);
  };
}
