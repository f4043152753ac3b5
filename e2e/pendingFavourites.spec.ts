import type { Page } from '@playwright/test';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { patient, signIn } from './signIn.ts';

const boots = 'Botín de cuero Quena';
const names = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 2 });
const remove = (tab: Page, name: string) => tab.getByRole('button', { name: `Quitar ${name}` }).tap();

/** The calls that a tab sends from now on, and that change something. */
function changesOf(tab: Page, path: string): string[] {
  const sent: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes(path) && request.method() !== 'GET') sent.push(request.method());
  });
  return sent;
}

test.use({ expectedFaults: withoutNetwork });

test('KEEP-02, KEEP-04, KEEP-08: without network a sign in is not kept, a change of the favourites is, and two tabs agree on them', async ({
  page,
  context,
  openTab,
}) => {
  const queue = page.waitForResponse((response) => /\/sendQueue-[^/]+\.js$/.test(response.url()), patient);
  await open(page, 'ar', '/account/wishlist');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await test.step('KEEP-02, KEEP-08: a sign in says so, keeps what was typed, and is not sent later', async () => {
    const sent = changesOf(page, '/customer/');
    await context.setOffline(true);
    await signIn(page, 'ana');
    const problem = page.getByRole('alert').getByText('No hay conexión disponible.');
    await expect(problem).toBeVisible(patient);
    sent.length = 0;
    await context.setOffline(false);
    await expect(problem).toBeHidden(patient);
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@vidriera.example');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('sync_queue') ?? '')).not.toContain('ana');
  });

  await signIn(page, 'ana');
  await expect(names(page)).toHaveCount(6, patient);
  await (await queue).finished();
  const tab = await openTab();

  await test.step('KEEP-02: a favourite waits on the device, also through an end of the tab, and is sent once', async () => {
    const pending = (shown: Page) => shown.getByRole('region', { name: 'Pendiente de sincronizar' });
    await context.setOffline(true);
    await remove(page, boots);
    await expect(pending(page).getByRole('listitem')).toHaveText([
      /Quitar Botín de cuero Quena de favoritos/,
    ]);
    await expect(names(page).filter({ hasText: boots })).toHaveCount(0);
    await page.waitForFunction(() => localStorage['sync_queue']?.includes('favourite'));
    await page.close();

    await context.setOffline(false);
    const sent = changesOf(tab, '/api/wishlist/');
    await open(tab, 'ar', '/account/wishlist');
    await expect(tab.getByText('Sus favoritos ya están al día.')).toBeVisible(patient);
    await expect(names(tab)).toHaveCount(5, patient);
    await expect(pending(tab)).toHaveCount(0);
    expect(sent).toEqual(['DELETE']);
  });

  await test.step('KEEP-04: a favourite that one tab removes is gone in the other as soon as that is shown', async () => {
    const other = await openTab();
    await open(other, 'ar', '/account/wishlist');
    await expect(names(other)).toHaveCount(5, patient);
    await tab.bringToFront();
    await remove(tab, String(await names(tab).first().textContent()));
    await expect(names(tab)).toHaveCount(4, patient);
    await other.bringToFront();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(names(other)).toHaveCount(4, patient);
  });
});
