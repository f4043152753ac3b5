import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes on to the next question, which is there after a reload too, with nothing that axe finds. */
async function goOn(page: Page, next: string) {
  await page.getByRole('button', { name: 'Continuar' }).tap();
  await expect(question(page, next)).toBeVisible(patient);
  await page.reload();
  await expect(question(page, next)).toBeVisible(patient);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('AFTER-04, EXCH-05, EXCH-15: a change of size, reloaded at each question, is sent once and annulled', async ({
  page,
}) => {
  await open(page, 'ar', '/account/exchange');
  await signIn(page, 'ana');
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
  await goOn(page, '¿Cómo nos devuelve el producto?');
  await page.getByRole('radio', { disabled: false }).first().check();
  await goOn(page, 'Revise su solicitud');

  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exchange/create')) created.push(request.url());
  });
  // A double tap, as fast as it can be.
  await page.getByRole('button', { name: 'Confirmar solicitud' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(/^Solicitud \d+$/)).toBeVisible(patient);
  await expect(page).toHaveURL(/\/account\/exchange\/finish\/\d+\/$/);
  expect(created).toHaveLength(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: /^Anular solicitud/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).tap();
  await expect(page.getByText('La solicitud fue anulada exitosamente.')).toBeVisible(patient);
});
