import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { pageHash } from '../../src/worker/pages.ts';

const dist = 'dist';

/**
 * Hash of the files that define the shapes of all replies. A build does not use a reply that an earlier build has cached in
 * another shape.
 */
function answerShapes(): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/schemas/*.ts', { exclude: ['**/*.test.ts'] }).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Builds `service-worker.js` with the list of files that it stores at installation: pages, scripts and styles of every
 * screen, font and icon. It runs after the pages are written, and before anything is compressed.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // The shop registers the worker itself: the plugin's code violates Trusted Types (docs/security.md).
    injectRegister: null,
    manifest: false,
    integration: {
      closeBundleOrder: 'pre',
      configureCustomSWViteBuild: (worker) => {
        worker.logLevel = 'warn';
        worker.build = { ...worker.build, license: { fileName: 'licenses/worker.txt' } };
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
