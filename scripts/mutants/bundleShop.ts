import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { importedCode, isScreenTest, setupFiles, shopBundle } from './shopBundle.ts';
import { readTests } from './testsInEnv.ts';

/*
 * Runs in the folder in which the mutants are, before the tests. A page loads hundreds of files otherwise, for each mutant
 * again: three seconds of a core, more than most tests take.
 */

const tests = [...setupFiles, ...globSync(readTests().screens)].map((file) => resolve(file));

/** Makes an entry of each module that a test imports, so that tests share the modules of the shop as before. */
function entriesOfTests(): Plugin {
  const entries = new Set<string>();
  return {
    name: 'entries-of-tests',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !isScreenTest(importer)) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !importedCode.test(found.id) || entries.has(found.id)) return found;
      entries.add(found.id);
      this.emitFile({
        type: 'chunk',
        id: found.id,
        fileName: `${relative('.', found.id)}.js`,
        preserveSignature: 'strict',
      });
      return found;
    },
  };
}

await build({
  configFile: false,
  logLevel: 'error',
  mode: 'test',
  publicDir: false,
  plugins: [entriesOfTests()],
  build: {
    outDir: shopBundle,
    minify: false,
    modulePreload: false,
    target: 'esnext',
    cssCodeSplit: false,
    assetsInlineLimit: Infinity,
    rolldownOptions: {
      input: tests,
      // Packages are bundled by Vite, as for all tests.
      external: /^[^./#\0]/,
      output: {
        assetFileNames: '[name][extname]',
        codeSplitting: { groups: [{ name: 'shop', test: (id) => !tests.includes(id) }] },
      },
    },
  },
});
