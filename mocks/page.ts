import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { keptBytes } from './keptBytes.ts';

const emptyConfig = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/**
 * Gives the page of the built shop, with the configuration block written in (COUNTRY-15). Compressed once, at start.
 * Throws when there is no build, or no block to write to.
 */
export function page(file: string, config: Record<string, unknown>) {
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
