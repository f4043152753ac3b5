import type { Page } from 'playwright';

const cart = '/api/cart/?api_version=3';

/** The cart in a response of the mock backend in the page: its message, and the ids of its items. */
const readCart = (page: Page, hash: string) =>
  page.evaluate(async (url) => {
    const { message, cart } = (await (await fetch(url)).json()) as {
      message: string;
      cart: null | { items: { id: string }[] };
    };
    return [message, ...(cart?.items ?? []).map(({ id }) => id)].join(' ');
  }, `${cart}&hash=${hash}`);

const openHome = async (page: Page, url: string) => {
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' }).waitFor();
};

/** Throws unless the data of the mock in the page survive a reload, and `/__mock/reset` brings back the seed (LAB-03). */
export async function assertSavedData(page: Page, url: string): Promise<void> {
  const hash = await page.evaluate(async (at) => {
    const response = await fetch(at, { method: 'POST', body: new URLSearchParams({ items: 'ZP0001-38=1' }) });
    return ((await response.json()) as { cart: { hash: string } }).cart.hash;
  }, cart);
  await openHome(page, url);
  const reloaded = await readCart(page, hash);
  await openHome(page, `${url}/__mock/reset`);
  const reset = await readCart(page, hash);
  if (reloaded !== ' ZP0001-38' || reset !== 'Cart not found')
    throw new Error(
      `Failed to save the mock's data: '${reloaded}' after a reload, '${reset}' after a reset.`,
    );
  const { pathname } = new URL(page.url());
  if (pathname !== '/') throw new Error(`Failed to lead home after a reset: the page is at ${pathname}.`);
}
