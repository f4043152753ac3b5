import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { bundledFirst } from '../scripts/bundledFirst.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

const executablePath = findChromium();

/** Every story as a test: it draws, its play function holds, and axe finds nothing (LAB-10). */
export default defineConfig({
  plugins: [msw({ mode: 'worker-only' }), storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps: { include: bundledFirst },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
        // Without motion: a colour is judged where it ends, not on its way.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
