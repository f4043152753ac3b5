import type { Page } from '@playwright/test';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { patient, signIn } from './signIn.ts';

const boots = 'Botín de cuero Quena';

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-02, PERS-01: favourites wait on the device, also through an end of the tab, and are sent once', async ({
    page,
    context,
    openTab,
  }) => {
    const queue = page.waitForResponse((response) => /\/lateQueue-[^/]+\.js$/.test(response.url()));
    await open(page, 'ar', '/account/wishlist');
    await signIn(page, 'ana');
    const names = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 2 });
    const pending = (tab: Page) => tab.getByRole('region', { name: 'Pendiente de sincronizar' });
    await expect(names(page)).toHaveCount(6, patient);
    await (await queue).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: `Quitar ${boots}` }).tap();
    await expect(pending(page).getByRole('listitem')).toHaveText([
      /Quitar Botín de cuero Quena de favoritos/,
    ]);
    await expect(names(page).filter({ hasText: boots })).toHaveCount(0);
    await page.waitForFunction(() => localStorage['sync_queue']?.includes('favourite'));
    await page.close();

    await context.setOffline(false);
    const tab = await openTab();
    const sent: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/api/wishlist/') && request.method() !== 'GET') sent.push(request.method());
    });
    await open(tab, 'ar', '/account/wishlist');
    await expect(tab.getByText('Sus favoritos ya están al día.')).toBeVisible(patient);
    await expect(names(tab)).toHaveCount(5, patient);
    await expect(pending(tab)).toHaveCount(0);
    expect(sent).toEqual(['DELETE']);
  });

  test('KEEP-02, KEEP-08: a sign in says so, keeps what was typed, and is not sent later', async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/customer/')) sent.push(request.url());
    });
    await open(page, 'ar', '/login');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await signIn(page, 'ana');
    await expect(page.getByRole('alert').getByText('No hay conexión disponible.')).toBeVisible(patient);
    sent.length = 0;
    await context.setOffline(false);
    await expect(page.getByRole('alert').getByText('No hay conexión disponible.')).toBeHidden(patient);
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@vidriera.example');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('sync_queue') ?? '')).not.toContain('ana');
  });
});

test('KEEP-04: a favourite that one tab saves is in the other as soon as that is shown', async ({
  page,
  openTab,
}) => {
  await open(page, 'ar', '/account/wishlist');
  await signIn(page, 'ana');
  const names = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names(page)).toHaveCount(6, patient);
  const other = await openTab();
  await open(other, 'ar', '/account/wishlist');
  await expect(names(other)).toHaveCount(6, patient);
  await page.bringToFront();
  await page.getByRole('button', { name: `Quitar ${boots}` }).tap();
  await expect(page.getByText('Producto removido de su lista de favoritos.')).toBeVisible(patient);
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(names(other)).toHaveCount(5, patient);
});
