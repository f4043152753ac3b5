import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** Addresses are relative, so that the built catalogue runs from any folder; the mock's worker lies beside it. */
export default defineConfig({
  base: './',
  plugins: [react(), msw({ mode: 'worker-only' })],
});
