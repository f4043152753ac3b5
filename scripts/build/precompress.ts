import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Codings of distances (the parameters NPOSTFIX and NDIRECT) and sizes of blocks (LGBLOCK). Brotli estimates which is the
 * best; each of these is the smallest for some of the scripts, by up to 110 bytes.
 */
const codings = [
  [0, 0],
  [0, 8],
  [2, 16],
  [3, 96],
] as const;
const blocks = [17, 19] as const;

/** The sizes of blocks that give different forms of a text: one that fits into the smallest block has the same in all. */
const blocksOf = ({ length }: Buffer) => (length <= 2 ** blocks[0] ? blocks.slice(0, 1) : blocks);

function smallestBrotli(text: Buffer): Buffer {
  const forms = codings.flatMap(([postfix, direct]) =>
    blocksOf(text).map((block) =>
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    ),
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
