import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { answerShapes } from './answerShapes.ts';
import { pageHash } from '../../src/worker/pages.ts';

const dist = 'dist';

/**
 * Builds `service-worker.js` with the list of files that it stores at installation: pages, scripts and styles of every
 * screen, font and icon. It runs after the pages are written, and before anything is compressed.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // The shop registers the worker itself: the plugin's code is no match for Trusted Types (docs/security.md).
    injectRegister: null,
    manifest: false,
    integration: {
      closeBundleOrder: 'pre',
      configureCustomSWViteBuild: (worker) => {
        worker.logLevel = 'warn';
        worker.define = {
          ...worker.define,
          'import.meta.env.VITE_ANSWER_SHAPES': JSON.stringify(answerShapes()),
        };
      },
    },
    injectManifest: {
      // One classic script without imports, which the policy would block (decision 031).
      rollupFormat: 'iife',
      injectionPoint: 'self.precachedFiles',
      globPatterns: ['index.html', 'shells/*.html', 'assets/**/*'],
      manifestTransforms: [
        async (files) => {
          const manifest = files.map(async ({ url, ...file }) => ({
            ...file,
            url: `/${url}`,
            ...(url.endsWith('.html') && { revision: await pageHash(readFileSync(join(dist, url), 'utf8')) }),
          }));
          return { manifest: await Promise.all(manifest) };
        },
      ],
    },
  });
