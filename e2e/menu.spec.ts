import { expect, open, test } from './journey.ts';

test('CONTENT-03, CONTENT-09: the menu leads to a brand, and to the help and an answer', async ({ page }) => {
  const menu = page.getByRole('main');
  await open(page, 'ar', '/menu');
  await menu.getByRole('link', { name: 'Marcas' }).tap();
  await expect(page).toHaveURL(/\/brands$/);
  await page.getByRole('searchbox', { name: 'Buscar una marca' }).fill('zapala');
  await menu.getByRole('link', { name: 'Zapala' }).tap();
  await expect(page).toHaveURL(/\/zapala\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zapala' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Categorías' }).tap();
  await menu.getByRole('link', { name: 'Ayuda' }).tap();
  await expect(page).toHaveURL(/\/preguntas-frecuentes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('contrasena');
  await page.getByText('Olvidé mi contraseña').tap();
  await page.getByRole('link', { name: 'Recuperar contraseña' }).tap();
  await expect(page).toHaveURL(/\/forgotpassword$/);

  await test.step('ROUTE-34: the address of another country is replaced by that of this one', async () => {
    await open(page, 'ar', '/help/?utm_source=mail');
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
    await expect(page).toHaveURL(/\/preguntas-frecuentes\?utm_source=mail$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/forgotpassword$/);
  });
});
