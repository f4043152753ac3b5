import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  name: string;
  isEntry: boolean;
  code: string;
}

const hint = '//# allFunctionsCalledOnLoad\n';

/** The files that a first page runs as soon as they are loaded: packages, shop and screens. */
const comesFirst = ({ name, isEntry }: Chunk) =>
  isEntry || name === 'packages' || /Screen(?:Shared)?$/.test(name);

/**
 * Adds a hint to each file that a first page runs: the browser then compiles it as a whole, in the background while it
 * is downloaded. Otherwise it compiles function by function on the main thread, and compiles twice what it had skipped
 * at first.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && comesFirst(file)) file.code = hint + file.code;
      },
    },
  };
}
