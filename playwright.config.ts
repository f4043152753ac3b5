import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

// One port for a run: this file is read again by each worker, which inherits the choice.
process.env['JOURNEY_PORT'] ??= String(21_000 + (process.pid % 20_000));
const port = process.env['JOURNEY_PORT'];
const executablePath = findChromium();

/** Journeys on the production build, on a phone. */
export default defineConfig({
  testDir: 'e2e',
  // A time tells of the machine as much as of the shop: it is measured on request, and no test.
  testIgnore: process.env['INP'] === undefined ? 'inp.spec.ts' : [],
  outputDir: 'reports/journeys',
  workers: 1,
  forbidOnly: true,
  // A slow machine may take long; what must not come is looked for at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/journeys.json' }],
    ['./scripts/trace/assertingReporter.ts'],
  ],
  use: {
    ...devices['Pixel 7'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'phone' }],
  webServer: {
    command: 'node mocks/server.ts',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
