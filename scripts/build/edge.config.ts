import { defineConfig } from 'vite';

/** Makes one file without dependencies of `fillPage.ts`, for platforms that run web standards (docs/filled-pages.md). */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: 'deploy/edge/fillPage.ts', outDir: 'dist-edge', emptyOutDir: true },
});
