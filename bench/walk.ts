import type { Browser, Page } from 'playwright';
import { layoutShift, type Shift } from './layoutShift.ts';
import { pages } from './pages.ts';
import { patience, phone } from './phone.ts';

/** 150 ms to and fro and 1.6 Mbps, as Lighthouse has it: what comes late is seen to come. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const pause = (page: Page) => page.waitForTimeout(1500);

async function scroll(page: Page) {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(400);
  }
  await pause(page);
}

/** Walks through the shop as a shopper does, and gives how much it shifted: home, list, product, back, cart. */
export async function walk(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
    const shifts: Shift[] = [];
    await page.exposeFunction('tellShift', (shift: Shift) => shifts.push(shift));
    await page.addInitScript(() => {
      const { tellShift } = globalThis as unknown as { tellShift: (shift: unknown) => void };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tellShift(entry.toJSON());
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
    await pause(page);
    await scroll(page);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await pause(page);
    await page.getByRole('link', { name: 'Carrito' }).first().tap();
    await page.getByRole('heading', { name: 'Su carrito está vacío.' }).waitFor();
    await pause(page);
    return layoutShift(shifts);
  } finally {
    await context.close();
  }
}
