import type { Browser, BrowserContext, Page } from 'playwright';
import type { Limits } from './judge.ts';
import { type PageName, pages } from './pages.ts';
import { pageTimeout, phone } from './phone.ts';

/** The network and the CPU of a repeat visit. */
const slow = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowCpu = { rate: 4 };

/** Time in ms in which the worker must be ready, and in which a page has painted all that it paints. */
const workerTimeout = 15_000;
const settling = 3000;

/** A repeat visit: times in ms, and the number of requests that it waited for. */
export type Repeat = Record<'fcp' | 'lcp' | 'waited', number>;

/** What a repeat visit may take on a screen that was seen before. */
export const repeatLimits: Limits = { fcp: { most: 200 }, lcp: { most: 300 } };

/** Visits a page until its worker has taken it over; false if there is none. */
async function visit(page: Page, url: string, shows: string): Promise<boolean> {
  await page.goto(url);
  await page.locator(shows).first().waitFor();
  return page
    .waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: workerTimeout,
    })
    .then(
      () => true,
      () => false,
    );
}

/** The paints of a page that is opened in a new tab on a slow phone. */
async function repeatVisit(context: BrowserContext, url: string): Promise<Repeat> {
  const page = await context.newPage();
  page.setDefaultTimeout(pageTimeout);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', slowCpu);
  await page.addInitScript(() => {
    const paints = { fcp: Number.NaN, lcp: Number.NaN };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') paints.fcp = startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(settling);
  const repeat = await page.evaluate(() => {
    const { paints } = globalThis as unknown as { paints: { fcp: number; lcp: number } };
    // What the worker gives from the device has no bytes of the network.
    const waited = performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .filter((entry) => entry.responseEnd <= paints.lcp)
      .filter((entry) => entry.transferSize > 0);
    return { ...paints, waited: waited.length };
  });
  await page.close();
  return repeat;
}

/**
 * Repeat visits of each page on a phone, after all of them were seen; undefined if the shop has no service worker.
 * `origin` is plain HTTP on localhost: no worker is registered over a certificate that the browser does not trust.
 */
export async function repeatVisits(
  browser: Browser,
  origin: string,
  names: readonly PageName[],
  runs: number,
) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeout);
    // Twice: the answers of the visit that installs the worker do not go through it.
    for (const name of [...names, ...names]) {
      const { path, shows } = pages[name];
      if (!(await visit(page, origin + path, shows))) return undefined;
      await page.waitForTimeout(settling);
    }
    await page.close();
    const measured: { name: PageName; runs: Repeat[] }[] = [];
    for (const name of names) {
      const all: Repeat[] = [];
      for (let count = 0; count < runs; count += 1)
        all.push(await repeatVisit(context, origin + pages[name].path));
      measured.push({ name, runs: all });
    }
    return measured;
  } finally {
    await context.close();
  }
}
