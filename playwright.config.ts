import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium, findWholeChromium } from './scripts/test/chromium.ts';

// Two ports per run: each worker evaluates this file again and inherits the variables. They are below those that the system
// gives to connections, or a server could find its port taken.
process.env['JOURNEY_PORT'] ??= String(20_000 + 2 * (process.pid % 6_000));
const port = process.env['JOURNEY_PORT'];
process.env['FILLED_PORT'] ??= String(Number(port) + 1);
const launchOptions = (executablePath: string | undefined, ...flags: string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath !== undefined && { executablePath }),
});

/** Timings depend on the machine as much as on the shop, so they are measured on request only. */
const timingSpecs = ['inp.spec.ts', 'inpForms.spec.ts'];
const measuresTiming = process.env['INP'] !== undefined;

/** Specs that record every layout shift. */
const shiftSpecs = ['firstPaint.spec.ts', 'firstPicture.spec.ts', 'listShift.spec.ts'];

/** A shop on a port, with or without the answer of the first call in its pages. */
const server = (PORT: string, FILL: 'on' | 'off') => ({
  command: 'node server/server.ts',
  // No journey looks at pictures, and the mock needs a second or two to draw a large one.
  env: { PORT, FILL, ...(!measuresTiming && { PICTURES: 'sample' }) },
  url: `http://localhost:${PORT}`,
  reuseExistingServer: false,
});

/** Journeys on the production build, on a phone profile, in parallel. Each has its own visitor on the mock backend. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/journeys',
  fullyParallel: true,
  // A journey waits a part of its time: all of them took 440 s with three on a core and 481 with two, in one run each.
  workers: '300%',
  forbidOnly: true,
  // Long timeouts for slow machines: with 30 processes waiting for two cores, the longest journey took two minutes.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/journeys.json' }],
    ['./scripts/trace/assertingReporter.ts'],
  ],
  use: {
    ...devices['Pixel 7'],
    baseURL: `http://localhost:${port}`,
    // Journeys observe and change requests of the page; those about the worker allow it (docs/testing.md).
    serviceWorkers: 'block',
    launchOptions: launchOptions(findChromium()),
    // Recording traces takes a third of the time: `playwright test --trace retain-on-failure` records those of failures.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: {
        // With the pixels of a phone, which no journey looks at, drawing takes a tenth of the CPU time.
        deviceScaleFactor: 1,
        // A page of a journey lives for a few seconds: optimizing its code costs more than that gains.
        launchOptions: launchOptions(findChromium(), '--js-flags=--no-opt --no-maglev'),
      },
      testIgnore: [...shiftSpecs, ...timingSpecs],
    },
    {
      name: 'shifts',
      // In the headless shell a label of the tabs often moves by a fraction of a pixel when the shop draws it anew.
      use: { launchOptions: launchOptions(findWholeChromium()) },
      testMatch: shiftSpecs,
      workers: '100%',
    },
    {
      name: 'timings',
      use: { launchOptions: launchOptions(findWholeChromium()) },
      testMatch: measuresTiming ? timingSpecs : [],
      workers: 1,
    },
  ],
  // Most journeys delay or replace the first call of a page, so their server leaves it to the page.
  webServer: [server(port, 'off'), server(process.env['FILLED_PORT'], 'on')],
});
