import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumFlags, findChromium } from './chromium.ts';
import { preBundled } from './preBundled.ts';

const executablePath = findChromium();

interface ScreenOptions {
  /** Files that run before each test file, after the ordinary one. */
  setup?: string[];
  /** Plugins of Vite, before the ordinary ones. */
  plugins?: Plugin[];
  /** How long a test may take, in ms. */
  testTimeout?: number;
}

/** The screen tests that `include` names, in Chromium. */
export const screenProject = (
  include: string[],
  { setup = [], plugins = [], testTimeout = 60_000 }: ScreenOptions = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [...plugins, react(), msw()],
  optimizeDeps: { include: preBundled },
  test: {
    name: 'screens',
    include,
    setupFiles: ['testing/render/setupScreen.ts', ...setup],
    testTimeout,
    // A screen waits a part of its time: beside the contracts all of them took 298 s with three pages on two cores and
    // 336 with two, in one run each. Vitest limits a percentage to 100.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { restMouse },
      viewport: { width: 390, height: 844 },
      provider: playwright({
        // Without animations, which journeys have, screen tests take an eighth less of CPU time.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          args: chromiumFlags,
          ...(executablePath === undefined ? {} : { executablePath }),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to the upper left corner. */
    restMouse: () => Promise<void>;
  }
}

/** Implementation of the command `restMouse` for the test runner. */
const restMouse: BrowserCommand = ({ page }) => page.mouse.move(0, 0);
