import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), ...(command === 'serve' ? [msw()] : [])],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
