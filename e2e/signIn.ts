import type { BrowserContext, Page } from '@playwright/test';

/** For what follows a sign in on a busy machine. */
export const patient = { timeout: 30_000 };

/** Fills in the form of signing in as a persona, and sends it. */
export async function signIn(page: Page, name: string, password = 'Vidriera1') {
  await page.getByLabel('E-mail').fill(`${name}@vidriera.example`);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).tap();
}

/** Signs out from the account, and confirms it. */
export async function signOut(page: Page) {
  // Clicks, because the shop ignores the second of two quick taps at one position as a double tap.
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
}

/** Puts an item into the cart of home, by its code. */
export async function orderByCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByLabel('Código del producto').fill(code);
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
}

/** Gives a browser what it has of a customer who signed in on an earlier visit, in Argentina. */
export async function remember(context: BrowserContext, { id_hash }: { id_hash: string }) {
  const url = `http://localhost:${process.env['JOURNEY_PORT']}`;
  await context.addCookies([
    { name: 'session-id', value: 'm1', url },
    { name: 'access_token', value: id_hash, url },
  ]);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('keep_session', '1');
  });
}

/** The persona with orders, credits, favourites and a cart of three; her hash in Argentina. */
export const ana = { id_hash: 'h-1100' };

/** The link to a cart that counts so many products. */
export const cartOf = (page: Page, count: string) =>
  page.getByRole('link', { name: `Carrito, ${count}` }).first();

export const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** The traces of a session in the browser: names of cookies, keys of its storage. */
export const traces = async (page: Page) => ({
  cookies: (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => ['session-id', 'access_token'].includes(name))
    .toSorted(),
  ...(await page.evaluate(() => ({
    keep: localStorage.getItem('keep_session'),
    hasToken: sessionStorage.getItem('token') !== null,
  }))),
});

/** The traces that stay without a session. */
export const nothing = { cookies: [], keep: null, hasToken: false };

/** The answer to a call with a token that the server no longer knows. */
export const expired = { json: { error: true, message: 'Requested token not found.' } };
