import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/build/chunks.ts';
import { developmentBlock } from './scripts/build/developmentBlock.ts';
import { mockCheckout } from './scripts/build/mockCheckout.ts';
import { page } from './scripts/build/page.ts';
import { precompress } from './scripts/build/precompress.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { install } from './scripts/install/plugin.ts';
import { policy } from './scripts/policy/plugin.ts';
import { cleanAddress } from './scripts/shells/cleanAddress.ts';
import { shells } from './scripts/shells/shells.ts';

/** The name of a class in the built page: 'Card_picture'. No two of our style files have the same name. */
const generateScopedName = (name: string, file: string) =>
  `${basename(file.split('?', 1)[0] ?? '', '.module.css')}_${name}`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    page(),
    install(),
    mockCheckout(),
    developmentBlock(),
    cleanAddress(),
    shells(),
    precompress(),
    policy(),
    ...(command === 'serve' ? [msw()] : serviceWorker()),
  ],
  ...(command === 'build' && { css: { modules: { generateScopedName } } }),
  build: {
    assetsInlineLimit: 0,
    license: { fileName: 'licenses/shop.txt' },
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      // On a slow machine it is the longest part of what `npm start` says.
      checks: { bundlerTimings: false },
      // Dependencies are not added: the rule names the chunk of each.
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'chunks', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
