import type { Browser, Page } from 'playwright';
import { layoutShift, type Shift } from './layoutShift.ts';
import { pages } from './pages.ts';
import { pageTimeout, phone } from './phone.ts';

/** 150 ms round trip and 1.6 Mbps, like Lighthouse, so that late content becomes visible as layout shift. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const settle = (page: Page) => page.waitForTimeout(1500);

async function scroll(page: Page) {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(400);
  }
  await settle(page);
}

/** Walks through home, list, product, back and cart, and returns the cumulative layout shift. */
export async function walk(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeout);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
    const shifts: Shift[] = [];
    await page.exposeFunction('reportShift', (shift: Shift) => shifts.push(shift));
    await page.addInitScript(() => {
      const { reportShift } = globalThis as unknown as { reportShift: (shift: unknown) => void };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) reportShift(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${origin}${pages.home.path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scroll(page);
    await page.getByRole('link', { name: 'Categorías' }).tap();
    await page.locator(`a[href="${pages.list.path}"]`).first().tap();
    await page.getByRole('article').first().waitFor();
    await scroll(page);
    await page.getByRole('article').nth(4).getByRole('link').first().tap();
    await page.getByRole('region', { name: 'Compra' }).waitFor();
    await settle(page);
    await scroll(page);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await settle(page);
    await page.getByRole('link', { name: 'Carrito' }).first().tap();
    await page.getByRole('heading', { name: 'Su carrito está vacío.' }).waitFor();
    await settle(page);
    return layoutShift(shifts);
  } finally {
    await context.close();
  }
}
