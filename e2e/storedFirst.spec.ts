import { lago, shoeList, sources } from '#fixtures/situations.ts';
import { ageAnswers, expect, openStored, test } from './ownShop.ts';

const [, legacy] = sources;
test.use({
  // `stored.spec.ts` has the other source.
  flags: legacy.flags,
  // The browser reports a network, but requests fail.
  expectedFaults: /ERR_|status of (?:404|503)|Failed to (?:fetch|load)|MIME type/,
});

const sortedList = `${shoeList.path}?sort=price&dir=asc`;

test('PWA-05: what is stored is shown first and renewed, stays with a network that is none, and is offered without one', async ({
  page,
  shop,
  context,
}) => {
  const firstCard = page.getByRole('article').first();
  await openStored(page, shop, lago.path, () => page.getByRole('heading', { name: lago.name }));

  await test.step('PWA-05: an older answer is shown first, with its age, and the newer one in its place', async () => {
    await ageAnswers(page, 7 * 60_000, [lago.name, 'Zapatilla de ayer']);
    const held = Promise.withResolvers<undefined>();
    shop.disturb(({ url }) => (url.includes('/productdetail/') ? held.promise : undefined));
    await page.goto(shop.url(lago.path));
    await expect(page.getByRole('heading', { name: 'Zapatilla de ayer' })).toBeVisible();
    await expect(page.getByText('Actualizado hace 7 min')).toBeVisible();
    held.resolve(undefined);
    await expect(page.getByRole('heading', { name: lago.name })).toBeVisible();
    await expect(page.getByText(/Actualizado/)).toHaveCount(0);
  });

  for (const path of ['/catalog/?q=botas', sortedList]) {
    await page.goto(shop.url(path));
    // The order comes with the second answer, which is sent once the products are painted.
    await expect(page.getByRole('button', { name: /^Ordenar/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect(firstCard).toBeVisible();
  await expect(page.getByText(/Actualizado/)).toHaveCount(0);
  const openMenu = async () => {
    await page.getByRole('link', { name: 'Categorías' }).press('Enter');
    await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
  };
  await openMenu();
  await page.waitForLoadState('networkidle');

  await test.step('PWA-05: a network that answers with its own page changes nothing of what is stored', async () => {
    await ageAnswers(page, 60_000);
    shop.disturb(() => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } }));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(shop.url(sortedList));
      await expect(firstCard).toBeVisible();
      await expect(page.getByText('Actualizado hace 1 min')).toBeVisible();
    }
    shop.disturb(() => undefined);
  });

  await test.step('PWA-05: a screen that was never seen says so, and leads to those that were', async () => {
    await ageAnswers(page, 0);
    await context.setOffline(true);
    await page.goto(shop.url('/catalog/?q=camisas'));
    const stored = page.getByRole('region', { name: 'Sin conexión puede abrir:' });
    await expect(stored.getByText('Esta página no está guardada en su teléfono.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cargando' })).toHaveCount(0);
    await expect(stored.getByRole('link', { name: lago.name })).toBeVisible();
    await expect(stored.getByRole('link', { name: 'botas' })).toBeVisible();
    // The problem is said first.
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const problem = await retry.boundingBox();
    expect((await stored.boundingBox())?.y).toBeGreaterThan(problem?.y ?? Infinity);
    await retry.press('Enter');
    await expect(retry).not.toHaveAttribute('aria-busy');
    await expect(retry).toBeFocused();
    await stored.getByRole('link', { name: shoeList.title }).press('Enter');
    await expect(firstCard).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\?sort=price&dir=asc$/);
    await expect(page.getByText(/^No hay conexión disponible\. Actualizado hace 1 min$/)).toBeVisible();
    // A further page is missing, and the list stays.
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(stored).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/Actualizado/)).toHaveCount(0);
  });

  await test.step('PWA-05: what was seen opens without network', async () => {
    await context.setOffline(true);
    await openMenu();
    await page.goto(shop.url(lago.path));
    await expect(page.getByRole('heading', { name: lago.name })).toBeVisible();
    await expect(page.getByText(/^No hay conexión disponible\. Actualizado/)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('LAB-01: a scenario reaches the mock although the page is stored', async () => {
    await page.goto(shop.url('/menu?escenario=falla:getLegacyMenu=unavailable'));
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
