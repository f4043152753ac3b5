import type { Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { patient, signIn } from './signIn.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

type GoOn = (page: Page, next: string) => Promise<void>;

/** Goes on to the next question, by key: taps that follow each other this fast are a double tap. */
const goOn: GoOn = async (page, next) => {
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(question(page, next)).toBeVisible(patient);
};

/** Goes on to the next question, which is there after a reload too, with nothing that axe finds. */
const goOnReloaded: GoOn = async (page, next) => {
  await goOn(page, next);
  await page.reload();
  await expect(question(page, next)).toBeVisible(patient);
  expect(await violationsIn(page)).toEqual([]);
};

/** Asks for another size of a shoe of the last order, up to the confirmation. */
async function askForSize(page: Page, go: GoOn) {
  await open(page, 'ar', '/account/exchange');
  await signIn(page, 'ana');
  await page
    .getByRole('link', { name: /^Elegir productos/ })
    .first()
    .tap(patient);
  await page.getByRole('checkbox', { name: 'Zapatilla urbana Lago, talle 38' }).check(patient);
  await go(page, '¿Por qué quiere cambiar o devolver este producto?');
  await page.getByRole('radio', { name: 'Me queda chico' }).check();
  await go(page, '¿Qué talle necesita?');
  await page.getByRole('radio', { name: '39' }).check();
  await page.getByLabel('¿Cómo le queda?').fill('Me queda chico');
  await go(page, '¿Cuál es su dirección?');
  await go(page, '¿Cómo nos devuelve el producto?');
  await page.getByRole('radio', { disabled: false }).first().check();
  await go(page, 'Revise su solicitud');
}

/** Lists the requests that are sent from now on. */
function watchCreated(page: Page): string[] {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exchange/create')) created.push(request.url());
  });
  return created;
}

test('AFTER-04, EXCH-05, EXCH-15: a change of size, reloaded at each question, is sent once and annulled', async ({
  page,
}) => {
  await askForSize(page, goOnReloaded);

  const created = watchCreated(page);
  // A double tap, as fast as it can be.
  await page.getByRole('button', { name: 'Confirmar solicitud' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(/^Solicitud \d+$/)).toBeVisible(patient);
  await expect(page).toHaveURL(/\/account\/exchange\/finish\/\d+\/$/);
  expect(created).toHaveLength(1);
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('button', { name: /^Anular solicitud/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).tap();
  await expect(page.getByText('La solicitud fue anulada exitosamente.')).toBeVisible(patient);
});

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-02, KEEP-08: a request says so, and is not sent later', async ({ page, context }) => {
    await askForSize(page, goOn);
    await page.waitForLoadState('networkidle');
    const created = watchCreated(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirmar solicitud' }).tap();
    const notice = page.getByRole('alert').getByText('No hay conexión disponible.');
    await expect(notice).toBeVisible(patient);
    await context.setOffline(false);
    await expect(notice).toBeHidden(patient);
    await page.waitForLoadState('networkidle');
    expect(created).toEqual([]);
    await expect(page.getByRole('button', { name: 'Confirmar solicitud' })).toBeVisible();
  });
});
