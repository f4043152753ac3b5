import { builtShop } from '#testing/backend/builtShop.ts';
import { expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';

const { ask } = builtShop();

test('COUNTRY-19: in development the checkout is a plain page that leads back to the cart', async () => {
  const { pathname } = new URL(hostsOf('development', 'ar', 'http://localhost').checkout);
  const page = await ask(pathname);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = await page.text();
  expect(text).toContain('El pago es de la tienda');
  expect(text).toContain('href="/cart"');
  const style = await ask(`${pathname}checkout.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
