import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compileHint } from './scripts/build/compileHint.ts';
import {
  cartChunk,
  firstChunks,
  firstScreenChunks,
  lateScreenChunks,
  plainFormChunks,
  sharedChunks,
  twoStepChunk,
  lateChunk,
  lateAndFirstChunk,
  lateSharedOnly,
  lateListsOnly,
} from './scripts/build/firstChunks.ts';
import { hashChunk, partChunks, toolbarChunk } from './scripts/build/partChunks.ts';
import { install } from './scripts/install/plugin.ts';
import { lightPreload } from './scripts/build/lightPreload.ts';
import { mockCheckout } from './scripts/build/mockCheckout.ts';
import { policy } from './scripts/policy/plugin.ts';
import { precompress } from './scripts/build/precompress.ts';
import { scopedName } from './scripts/build/scopedName.ts';
import { shakeRouter } from './scripts/build/shakeRouter.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { trimReact } from './scripts/build/trimReact.ts';
import { cleanAddress } from './scripts/shells/cleanAddress.ts';
import { shells } from './scripts/shells/shells.ts';

/** Entry of immer, resolved from Redux Toolkit: it is not a direct dependency. */
const immer = createRequire(import.meta.resolve('@reduxjs/toolkit')).resolve('immer');

/** The scripts that every page loads first. */
const comesWithEntry = /\/(?:index|packages|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    shakeRouter(),
    trimReact(),
    lightPreload(),
    compileHint(),
    install(),
    mockCheckout(),
    cleanAddress(),
    shells(),
    precompress(),
    policy(),
    ...(command === 'serve' ? [msw()] : serviceWorker()),
  ],
  ...(command === 'build' && {
    // No React developer tools in production.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // The production build of immer, which has its private names mangled.
    resolve: {
      alias: [{ find: /^immer$/, replacement: resolve(immer, '../../immer.production.mjs') }],
    },
    css: { modules: { generateScopedName: scopedName } },
  }),
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      module: true,
      format: { comments: false, ascii_only: false, wrap_func_args: false, quote_style: 1 },
      ecma: 2022,
      compress: {
        passes: 5,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
        // These four make the script smaller but its brotli form larger.
        inline: 1,
        arrows: false,
        computed_props: false,
        sequences: false,
      },
    },
    modulePreload: {
      polyfill: false,
      // A script does not name what the entry has brought.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !comesWithEntry.test(file)),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: firstChunks, debugName: 'first', priority: 10 },
            { name: lateAndFirstChunk, debugName: 'late and first', priority: 9 },
            { name: lateChunk, debugName: 'late', priority: 8 },
            { name: cartChunk, debugName: 'cart', priority: 7 },
            { name: lateSharedOnly, debugName: 'late shared', priority: 6 },
            { name: lateListsOnly, debugName: 'late lists', priority: 5 },
            { name: sharedChunks, debugName: 'shared', priority: 4 },
            { name: firstScreenChunks, debugName: 'first screens', priority: 3 },
            { name: twoStepChunk, debugName: 'two steps', priority: 3 },
            { name: hashChunk, debugName: 'hash', priority: 3 },
            { name: plainFormChunks, debugName: 'plain forms', priority: 3 },
            { name: partChunks, debugName: 'parts', priority: 2 },
            { name: lateScreenChunks, debugName: 'late screens', priority: 1 },
            { name: toolbarChunk, debugName: 'toolbar' },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
