import type { Page } from '@playwright/test';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { ana, patient, remember } from './signIn.ts';

test.use({ expectedFaults: withoutNetwork });

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes on to the next question, which is there after a reload too; by key: fast taps are a double tap. */
async function goOn(page: Page, next: string) {
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(question(page, next)).toBeVisible(patient);
  await page.reload();
  await expect(question(page, next)).toBeVisible(patient);
}

test('AFTER-04, EXCH-05, EXCH-15: a change of size, reloaded at each question, is sent once and annulled', async ({
  page,
  context,
}) => {
  await remember(context, ana);
  await open(page, 'ar', '/account/exchange');
  await page
    .getByRole('link', { name: /^Elegir productos/ })
    .first()
    .tap(patient);
  await page.getByRole('checkbox', { name: 'Zapatilla urbana Lago, talle 38' }).check(patient);
  await goOn(page, '¿Por qué quiere cambiar o devolver este producto?');
  await page.getByRole('radio', { name: 'Me queda chico' }).check();
  await goOn(page, '¿Qué talle necesita?');
  await page.getByRole('radio', { name: '39' }).check();
  await page.getByLabel('¿Cómo le queda?').fill('Me queda chico');
  await goOn(page, '¿Cuál es su dirección?');
  // Until the addresses are loaded the button is busy.
  await expect(page.getByRole('radio').first()).toBeChecked(patient);
  await goOn(page, '¿Cómo nos devuelve el producto?');
  await page.getByRole('radio', { disabled: false }).first().check();
  await goOn(page, 'Revise su solicitud');

  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exchange/create')) created.push(request.url());
  });
  const confirm = page.getByRole('button', { name: 'Confirmar solicitud' });
  await test.step('KEEP-02, KEEP-08: without network it says so, and is not sent later', async () => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await confirm.press('Enter');
    const notice = page.getByRole('alert').getByText('No hay conexión disponible.');
    await expect(notice).toBeVisible(patient);
    await context.setOffline(false);
    await expect(notice).toBeHidden(patient);
    await page.waitForLoadState('networkidle');
    expect(created).toEqual([]);
  });

  // A double tap, as fast as it can be.
  await confirm.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(/^Solicitud \d+$/)).toBeVisible(patient);
  await expect(page).toHaveURL(/\/account\/exchange\/finish\/\d+\/$/);
  expect(created).toHaveLength(1);

  await page.getByRole('button', { name: /^Anular solicitud/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).tap();
  await expect(page.getByText('La solicitud fue anulada exitosamente.')).toBeVisible(patient);
});
