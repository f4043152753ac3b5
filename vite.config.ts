import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { firstChunks } from './scripts/firstChunks.ts';
import { precompress } from './scripts/precompress.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), ...(command === 'serve' ? [msw()] : [])],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstChunks, debugName: 'first' }] } } },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
