import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** Relative URLs, so that the built Storybook runs from any folder; the mock's service worker is in the same folder. */
export default defineConfig({
  base: './',
  plugins: [react(), msw({ mode: 'worker-only' })],
});
