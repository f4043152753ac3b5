import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compileHint } from './scripts/compileHint.ts';
import { cartChunk, firstChunks, screenChunks } from './scripts/firstChunks.ts';
import { lightPreload } from './scripts/lightPreload.ts';
import { policy } from './scripts/policy/plugin.ts';
import { precompress } from './scripts/precompress.ts';
import { scopedName } from './scripts/scopedName.ts';
import { shakeRouter } from './scripts/shakeRouter.ts';
import { shells } from './scripts/shells/shells.ts';

/** Where the store finds immer, which is no dependency of the shop's own. */
const immer = createRequire(import.meta.resolve('@reduxjs/toolkit')).resolve('immer');

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    shakeRouter(),
    lightPreload(),
    compileHint(),
    shells(),
    precompress(),
    policy(),
    ...(command === 'serve' ? [msw()] : []),
  ],
  ...(command === 'build' && {
    // Nobody looks into a shopper's page with React's developer tools.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // The form of the library that is made for production, with its private names shortened.
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
        // These four make the text shorter and its brotli form longer.
        inline: 1,
        arrows: false,
        computed_props: false,
        sequences: false,
      },
    },
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: firstChunks, debugName: 'first', priority: 2 },
            { name: cartChunk, debugName: 'cart', priority: 1 },
            { name: screenChunks, debugName: 'screens' },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
