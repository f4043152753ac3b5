import type { Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import {
  addByCode,
  addFromPage,
  button,
  changeCart,
  changeFavourites,
  dress,
  heart,
  item,
  moveFavourite,
  shoe,
  type Step,
  waitingChanges,
} from './cutSteps.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { patient } from './signIn.ts';

/** Returns what takes each step without network, which is back once the step shows that it waits. */
function cutter(page: Page) {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(request.url()));
  return async (steps: readonly Step[]) => {
    for (const { does, act, done, waits = done, again, part = /^/ } of steps)
      await test.step(`KEEP-02, KEEP-08: without network at ${does}`, async () => {
        await expect.poll(() => [...loaded].some((url) => part.test(url)), patient).toBe(true);
        await page.context().setOffline(true);
        await act(page);
        await expect(waits(page)).toBeVisible(patient);
        await page.context().setOffline(false);
        if (again) await act(page);
        await expect(done(page)).toBeVisible(patient);
      });
  };
}

interface End {
  /** The quantities in the cart, by item. */
  cart: Readonly<Record<string, number>>;
  /** The items that are saved for later. */
  saved?: readonly string[];
}

/** Expects an empty queue, and a new page that shows exactly the shopper's choices from the server. */
async function expectEnd(page: Page, { cart, saved = [] }: End) {
  // A page that lost a file loads anew once the network is back, and a look at it fails while it does.
  await expect(async () => expect(await waitingChanges(page)).toEqual([])).toPass(patient);
  // So does the opening of another address.
  await expect(() => open(page, 'ar', '/cart')).toPass(patient);
  await page.waitForLoadState('networkidle');
  const rows = () =>
    page.locator('li[data-row]').evaluateAll((all) => {
      const found: { cart: Record<string, number>; saved: string[] } = { cart: {}, saved: [] };
      for (const row of all) {
        const [id, count] = [row.getAttribute('data-row') ?? '', row.querySelector('output')?.textContent];
        if (count === undefined) found.saved.push(id);
        else found.cart[id] = Number(count);
      }
      return found;
    });
  await expect.poll(rows, patient).toEqual({ cart, saved });
}

test.describe('whenever the network is gone', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-02, KEEP-08: a guest fills and changes the cart', async ({ page }) => {
    const cut = cutter(page);
    await open(page, 'ar');
    await expect(button('Comprar por código')(page)).toBeVisible(patient);
    await cut(addByCode);
    await open(page, 'ar', lago.path);
    await expect(button(/^Agregar al carrito/)(page)).toBeVisible(patient);
    await cut(addFromPage);
    await cut(changeCart);
    await expectEnd(page, { cart: { [item.shoe]: 1 }, saved: [item.dress] });
  });

  test('KEEP-02, KEEP-08: a customer changes her favourites, and moves one to the cart', async ({ page }) => {
    const cut = cutter(page);
    await open(page, 'ar', `${lago.path}?autologin=1&hash=h-1104`);
    await expect(heart(true)(page)).toBeVisible(patient);
    await cut(changeFavourites);
    await open(page, 'ar', '/account/wishlist');
    await expect(button(`Agregar al carrito ${shoe}`)(page)).toBeVisible(patient);
    await cut(moveFavourite);
    await expectEnd(page, { cart: { 'ZP0001-38': 1, [item.shoe]: 1 } });
    await page.getByRole('link', { name: 'Favoritos' }).tap();
    await page.waitForLoadState('networkidle');
    // A removal that was sent before the heart has put the shoe at the end.
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(async () => (await names.allTextContents()).toSorted(), patient).toEqual([dress, shoe]);
  });
});
