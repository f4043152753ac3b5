import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

// One port for a run: this file is read again by each worker, which inherits the choice.
process.env['JOURNEY_PORT'] ??= String(21_000 + (process.pid % 20_000));
const port = process.env['JOURNEY_PORT'];
const executablePath = findChromium();

/** A time tells of the machine as much as of the shop: it is measured on request, and no test. */
const timed = 'inp.spec.ts';
const isTimed = process.env['INP'] !== undefined;

/** What counts the work of a page or every move in it: it runs by itself, once all the others are done. */
const measured = ['longList.spec.ts', 'firstPaint.spec.ts'];

/** Journeys on the production build, on a phone, two at a time: each has a visitor of its own at the mock. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/journeys',
  fullyParallel: true,
  workers: 2,
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
  projects: [
    { name: 'phone', testIgnore: [...measured, timed] },
    {
      name: 'alone',
      testMatch: isTimed ? [...measured, timed] : measured,
      workers: 1,
      dependencies: ['phone'],
    },
  ],
  webServer: {
    command: 'node mocks/server.ts',
    // No journey looks at a picture, and a large one takes the mock a second or two.
    env: { PORT: port, ...(!isTimed && { PICTURE_WIDTH: '60' }) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
