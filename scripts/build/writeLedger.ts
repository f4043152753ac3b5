import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The file of the build that lists the modules of each chunk. */
export const chunkList = '.vite/chunks.json';

/** The modules of each chunk, by the chunk's file, sorted: paths from the root of the repository. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** A module by its path from the root, without the suffix that the bundler adds; '' for what is not a file. */
function sourceOf(id: string, root: string): string {
  const [path = ''] = id.split('?', 1);
  return path.startsWith('/') ? relative(root, path) : '';
}

/** Records the modules of each chunk of the build, for the ledger of the entry. */
export function writeLedger(): Plugin {
  let root = '';
  return {
    name: 'write-ledger',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks: Record<string, string[]> = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const sources = new Set(file.moduleIds.map((id) => sourceOf(id, root)));
          chunks[file.fileName] = [...sources].filter((source) => source !== '').toSorted();
        }
        this.emitFile({ type: 'asset', fileName: chunkList, source: JSON.stringify(chunks, null, 2) });
      },
    },
  };
}
