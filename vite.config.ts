import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { firstChunks } from './scripts/firstChunks.ts';
import { precompress } from './scripts/precompress.ts';
import { shells } from './scripts/shells/shells.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), shells(), precompress(), ...(command === 'serve' ? [msw()] : [])],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      module: true,
      format: { comments: false, ascii_only: false, wrap_func_args: false },
      ecma: 2022,
      compress: {
        passes: 5,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    },
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstChunks, debugName: 'first' }] } } },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
