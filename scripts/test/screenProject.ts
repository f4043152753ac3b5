import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { restMouse } from '../../src/testing/restMouse.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { preBundled } from './preBundled.ts';

const executablePath = findChromium();

/** The screen tests that `include` names, in Chromium; `setup` is run before each file, after the ordinary one. */
export const screenProject = (
  include: string[],
  setup: string[] = [],
  ownPlugins: Plugin[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [...ownPlugins, react(), msw()],
  optimizeDeps: { include: preBundled },
  test: {
    name: 'screens',
    include,
    setupFiles: ['src/testing/setupScreen.ts', ...setup],
    testTimeout: 60_000,
    // By default Vitest leaves one core idle, and a screen waits half of its time.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { restMouse },
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          args: chromiumFlags,
          ...(executablePath === undefined ? {} : { executablePath }),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
