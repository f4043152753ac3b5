import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { cartOf, orderByCode } from './signIn.ts';

/** What the device keeps of the customer; undefined before anything is stored. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { customer?: string };
    return JSON.parse(root.customer ?? '{}') as { loggedIn?: boolean; first_name?: string };
  });

const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
const untilLoggedIn = (page: Page) => expect.poll(() => tokenIn(page)).toMatch(/tok-/);

/** The bodies of logins, and the number of first calls of home, that a page sends from now on. */
function watch(page: Page) {
  const seen = { logins: [] as (string | null)[], homes: 0, urls: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/customer/login')) seen.logins.push(request.postData());
    if (pathname.includes('/api/home/')) seen.homes += 1;
    if (request.resourceType() !== 'document') seen.urls.push(request.url());
  });
  return seen;
}

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("SESS-36, SESS-37: an address logs in, and the customer's cart replaces the guest's", async ({
  page,
  openTab,
}) => {
  await open(page, 'ar');
  await orderByCode(page, 'ZP0001-39');
  await expect(cartOf(page, '1 producto')).toBeVisible();

  await test.step('SESS-37, SESS-39: an unknown hash is silent, and leaves the cart', async () => {
    const answered = page.waitForResponse('**/customer/login**');
    await open(page, 'ar', '/?autologin=1&hash=h-none&emptyCart=1');
    await answered;
    await page.waitForLoadState('networkidle');
    await expect(cartOf(page, '1 producto')).toBeVisible();
    expect(await kept(page)).toMatchObject({ loggedIn: false });
    expect(await cookiesOf(page)).not.toContain('access_token');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('SESS-38: neither the address nor the history shows how', async () => {
    const seen = watch(page);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await open(page, 'ar', '/?autologin=1&hash=h-1100&emptyCart=1');
    expect(await entries()).toBe(before + 1);
    await untilLoggedIn(page);
    await expect.poll(() => kept(page)).toMatchObject({ loggedIn: true, first_name: 'Ana' });
    // Two of one item and one of another are in her cart.
    await expect(cartOf(page, '3 productos')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(seen.logins).toEqual(['hash=h-1100']);
    expect(seen.homes).toBe(1);
    expect(seen.urls.join(' ')).not.toMatch(/h-1100|autologin/);
    await page.goto('/menu');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.waitForLoadState('networkidle');
    expect(seen.logins).toHaveLength(1);
  });

  await test.step('SESS-35, SESS-48: a new tab logs in by the stored hash, and sends its first call once', async () => {
    const other = await openTab();
    const seen = watch(other);
    await open(other, 'ar');
    await untilLoggedIn(other);
    expect(await tokenIn(other)).not.toBe(await tokenIn(page));
    await other.waitForLoadState('networkidle');
    expect(seen.logins).toEqual(['hash=h-1100']);
    expect(seen.homes).toBe(1);
    await other.close();
  });

  await test.step('SESS-48: without the session cookie nobody is logged in, and the hash is removed', async () => {
    await page.context().clearCookies({ name: 'session-id' });
    const seen = watch(page);
    await page.reload();
    await expect.poll(() => kept(page)).toMatchObject({ loggedIn: false });
    expect(await cookiesOf(page)).not.toContain('access_token');
    expect(seen.logins).toEqual([]);
  });
});
