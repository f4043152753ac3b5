import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  name: string;
  isEntry: boolean;
  code: string;
}

const hint = '//# allFunctionsCalledOnLoad\n';

/** What a first page runs as soon as it has come: the packages, the shop, and the screens. */
const comesFirst = ({ name, isEntry }: Chunk) => isEntry || name === 'packages' || name.endsWith('Screen');

/**
 * Tells the browser, at the top of each file that a first page runs, to compile it as a whole while it comes, beside the
 * page: otherwise it compiles function by function on the page's own thread, and twice what it had skipped at first.
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
