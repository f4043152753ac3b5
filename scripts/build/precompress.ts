import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Blocks of half a megabyte contain the largest file whole, which makes it a few bytes smaller. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: 19,
};

/**
 * Codings of distances (the parameters NPOSTFIX and NDIRECT). Brotli estimates which is the best; each of these is the
 * smallest for some of the scripts, by up to 80 bytes.
 */
const codings = [
  [0, 0],
  [2, 16],
  [3, 96],
] as const;

function smallestBrotli(text: Buffer): Buffer {
  const forms = codings.map(([postfix, direct]) =>
    brotliCompressSync(text, {
      params: {
        ...params,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli and a gzip form of every text file of the build next to it, so that the server only picks one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, smallestBrotli(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
