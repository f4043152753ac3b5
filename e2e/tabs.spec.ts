import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

const patient = { timeout: 60_000 };

/** Switches to a tab with the events of a browser: the other one is hidden from then on. */
async function turnTo(tab: Page) {
  await tab.bringToFront();
  // In an automated browser every tab counts as the visible one.
  await tab.evaluate(() => dispatchEvent(new Event('focus')));
}

async function order(tab: Page, item: string) {
  await tab.getByRole('button', { name: 'Comprar por código' }).tap();
  await tab.getByLabel('Código del producto').fill(item);
  await tab.getByRole('button', { name: 'Agregar al carrito' }).tap();
}

const cartOf = (tab: Page, count: number) =>
  tab.getByRole('link', { name: `Carrito, ${count} producto${count === 1 ? '' : 's'}` }).first();

const names = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 2 });

test('KEEP-04: what is added in one tab is in the cart of the other as soon as that is shown', async ({
  page,
  openTab,
}) => {
  const other = await openTab();
  for (const tab of [page, other]) await open(tab, 'ar');
  await turnTo(page);
  await order(page, 'ZP0001-39');
  await expect(cartOf(page, 1)).toBeVisible(patient);

  await turnTo(other);
  await expect(cartOf(other, 1)).toBeVisible(patient);
  await order(other, 'CL0301-S');
  await expect(cartOf(other, 2)).toBeVisible(patient);

  await turnTo(page);
  await expect(cartOf(page, 2)).toBeVisible(patient);
  await page.getByRole('link', { name: 'Ir al carrito' }).or(cartOf(page, 2)).first().tap();
  await page.getByRole('button', { name: 'Quitar Zapatilla urbana Lago' }).tap();
  await expect(cartOf(page, 1)).toBeVisible(patient);
  await turnTo(other);
  await expect(cartOf(other, 1)).toBeVisible(patient);
});

test('KEEP-04: items that two tabs add at the same time are both in one cart', async ({ page, openTab }) => {
  const other = await openTab();
  for (const tab of [page, other]) await open(tab, 'ar');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cart/**', async (route) => {
    const response = await route.fetch();
    await isAnswered;
    await route.fulfill({ response });
  });
  await turnTo(page);
  const cartRequest = page.waitForRequest('**/api/cart/**');
  await order(page, 'ZP0001-39');
  await cartRequest;
  await turnTo(other);
  // One tab sends at a time (KEEP-02): this add waits for the answer that the other one is held by.
  await order(other, 'CL0301-S');

  answer();
  await turnTo(page);
  await expect(cartOf(page, 2)).toBeVisible(patient);
  await turnTo(other);
  await expect(cartOf(other, 2)).toBeVisible(patient);
  for (const tab of [page, other]) {
    await turnTo(tab);
    await tab.reload();
    await cartOf(tab, 2).tap();
    await expect(names(tab)).toHaveText([/./, /./], patient);
    expect((await names(tab).allTextContents()).toSorted()).toEqual([
      'Vestido camisero de lino Cauce',
      'Zapatilla urbana Lago',
    ]);
  }
});
