import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { serveMockPage } from './mockPage.ts';

const cartUrl = '/api/cart/?api_version=3';
const items = 'ZP0001-38=1';

interface CartAnswer {
  message: string;
  cart: { hash: string; items: { id: string }[] } | null;
}

test.describe('in the browser', () => {
  test.use({ serviceWorkers: 'allow' });
  let site: Awaited<ReturnType<typeof serveMockPage>>;
  test.beforeAll(async () => {
    site = await serveMockPage();
  });
  test.afterAll(() => site.stop());

  const openPage = async (page: Page, path: string) => {
    // The mock in the page has one visitor, the device.
    await page.context().setExtraHTTPHeaders({});
    await page.goto(`${site.url}${path}`);
    await expect(page).toHaveTitle('ready');
  };
  const ask = (page: Page, url: string, form?: Record<string, string>) =>
    page.evaluate(
      async ([to, body]) => {
        const init = body && { method: 'POST', body: new URLSearchParams(body) };
        return (await (await fetch(to, init)).json()) as CartAnswer;
      },
      [url, form] as const,
    );

  test("LAB-03: the mock's data survive a reload and are those of each tab, and a reset brings back the seed", async ({
    page,
    openTab,
  }) => {
    await openPage(page, '/');
    const { cart } = await ask(page, cartUrl, { items });
    const own = `${cartUrl}&hash=${cart?.hash}`;
    await page.reload();
    await expect(page).toHaveTitle('ready');
    expect((await ask(page, own)).cart?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
    const tab = await openTab();
    await openPage(tab, '/');
    expect((await ask(tab, own)).cart?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
    await openPage(page, '/__mock/reset');
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await ask(page, own)).message).toBe('Cart not found');
    expect((await ask(tab, own)).message).toBe('Cart not found');
  });

  test.describe('with a call that fails', () => {
    test.use({ expectedFaults: /status of 503/ });

    test('LAB-01: the page opens the scenario of its address, by the same names', async ({ page }) => {
      await openPage(page, '/?escenario=falla:getCart=unavailable,demora:1');
      expect((await ask(page, cartUrl, { items })).message).toBe('');
      expect((await ask(page, `${cartUrl}&hash=c4f1e2`)).message).toBe('Service unavailable.');
    });
  });
});

test('LAB-03: over HTTP each visitor has data of their own, and resets only these', async ({
  playwright,
}) => {
  const newVisitor = () =>
    playwright.request.newContext({ baseURL: `http://localhost:${process.env['JOURNEY_PORT']}` });
  const [ana, berta] = [await newVisitor(), await newVisitor()];
  const order = async (visitor: APIRequestContext) => {
    const response = await visitor.post(cartUrl, { form: { items } });
    return ((await response.json()) as CartAnswer).cart?.hash ?? '';
  };
  const messageOf = async (visitor: APIRequestContext, hash: string) => {
    const response = await visitor.get(`${cartUrl}&hash=${hash}`);
    return ((await response.json()) as CartAnswer).message;
  };
  const [first, second] = [await order(ana), await order(ana)];
  // What one has done does not count for the other, who gets the first hash of the seed.
  const bertas = await order(berta);
  expect(bertas).toBe(first);
  expect(await messageOf(berta, second)).toBe('Cart not found');
  await ana.post('/__mock/reset');
  expect(await messageOf(ana, first)).toBe('Cart not found');
  expect(await messageOf(berta, bertas)).toBe('');
  await ana.dispose();
  await berta.dispose();
});
