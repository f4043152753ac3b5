import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { bundledPath, importsOfTests, setupFiles, shopBundle } from './shopBundle.ts';
import { readTests } from './testsInEnv.ts';

/*
 * Runs in the folder in which the mutants are, before the tests. A page loads hundreds of files otherwise, for each mutant
 * again: three seconds of a core, more than most tests take.
 */

const tests = [...setupFiles, ...globSync(readTests().screens)].map((file) => resolve(file));

const entries = new Set<string>();

/** Makes an entry of each module that a test imports, so that tests share the modules of the shop as before. */
const entriesOfTests = importsOfTests(function makeEntry(id) {
  if (!entries.has(id))
    this.emitFile({ type: 'chunk', id, fileName: bundledPath(id), preserveSignature: 'strict' });
  entries.add(id);
  return undefined;
});

await build({
  configFile: false,
  logLevel: 'error',
  mode: 'test',
  publicDir: false,
  plugins: [entriesOfTests],
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
