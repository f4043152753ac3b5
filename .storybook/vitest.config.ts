import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { preBundled } from '#scripts/test/preBundled.ts';
import { chromiumFlags, findChromium } from '#scripts/test/chromium.ts';

const executablePath = findChromium();

/** Every story as a test: it renders, its play function passes, and axe reports nothing (LAB-10). */
export default defineConfig({
  plugins: [msw({ mode: 'worker-only' }), storybookTest({ configDir: import.meta.dirname })],
  // The addon is served as it is, so that stories and their preview share one copy of axe.
  optimizeDeps: { include: preBundled, exclude: ['@storybook/addon-a11y'] },
  test: {
    name: 'stories',
    // As for the other tests: modules are evaluated once per worker.
    isolate: false,
    setupFiles: ['testing/render/lightPages.ts'],
    testTimeout: 60_000,
    // By default Vitest leaves one core idle, and a story waits half of its time.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // Most functions run a few times only: the optimizing compilers cost more than they save.
          args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
          ...(executablePath === undefined ? {} : { executablePath }),
        },
        // Without animations, so that axe measures final colors.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
