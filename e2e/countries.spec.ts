import { expect, open, test } from './journey.ts';

test('REACH-06, REACH-07: another country is a shop of its own, with a cart of its own', async ({ page }) => {
  const inCart = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const choose = async (country: string) => {
    await page.getByText('País').tap();
    await page.getByRole('main').getByRole('link', { name: country }).tap();
  };
  await open(page, 'ar');
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByLabel('Código del producto').fill('ZP0001-39');
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect(inCart('Carrito, 1 producto')).toBeVisible();
  await open(page, 'ar', '/menu');

  await choose('Chile');
  await expect(page).toHaveURL(/^http:\/\/cl\.localhost:\d+\/$/);
  await expect(inCart('Carrito')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Derecho a retracto' }).tap();
  await expect(page.getByText('10 días', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Categorías' }).tap();
  await choose('Argentina');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(inCart('Carrito, 1 producto')).toBeVisible();
});
