import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { keptBytes } from './keptBytes.ts';
import { pageChooser, readShellPages } from './shellPages.ts';

const emptyConfig = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/** A page of the built shop, compressed once, at start. */
function page(file: string, config: Record<string, unknown>) {
  const built = readFileSync(file, 'utf8');
  if (!emptyConfig.test(built))
    throw new Error(`Failed to write the configuration: ${file} has no block for it.`);
  const text = built.replace(emptyConfig, `$1${JSON.stringify(config).replaceAll('<', '\\u003c')}$2`);
  return keptBytes({
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    plain: new TextEncoder().encode(text),
    forms: { br: new Uint8Array(brotliCompressSync(text)), gzip: new Uint8Array(gzipSync(text)) },
  });
}

/**
 * Gives the page of the built shop that a path gets, with the configuration block written in (COUNTRY-15). Throws when
 * there is no build, or no block to write to.
 */
export function pages(dist: string, config: Record<string, unknown>) {
  const known = readShellPages(dist);
  const choose = pageChooser(known);
  const shown = new Map(
    Object.entries(known.pages).map(([name, file]) => [name, page(join(dist, file), config)]),
  );
  return (context: Context) => {
    const name = choose(context.req.path);
    return shown.get(name)?.(context) ?? context.text('Not found.', 404);
  };
}
