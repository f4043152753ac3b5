import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { firstChunks } from './scripts/firstChunks.ts';
import { policy } from './scripts/policy/plugin.ts';
import { precompress } from './scripts/precompress.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), policy(), ...(command === 'serve' ? [msw()] : [])],
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
