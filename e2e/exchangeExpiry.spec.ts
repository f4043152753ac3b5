import type { Page } from '@playwright/test';
import { fill } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { expired, patient, signIn } from './signIn.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** By key: taps that follow each other this fast are a double tap. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).press('Enter');

/** The session expires while a question is reloaded; after the sign in one is there again. */
async function expire(page: Page, back: string) {
  await page.route('**/exchange/options*', (route) => route.fulfill(expired), { times: 1 });
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible(patient);
  await signIn(page, 'ana');
  await expect(question(page, back)).toBeVisible(patient);
}

async function answerBank(page: Page) {
  await expect(question(page, '¿A qué cuenta le transferimos?')).toBeVisible(patient);
  await fill(page, {
    'Nombre y apellido del titular': 'Ana Lago',
    'DNI del titular': '30123456',
    CBU: '2850590940090418135201',
    'CUIT o CUIL del titular': '27301234565',
    'E-mail del titular': 'ana@mail.com',
  });
  await page.getByRole('radio', { name: 'Caja de ahorro' }).check();
  await goOn(page);
  await expect(question(page, 'Revise su solicitud')).toBeVisible(patient);
}

test('AFTER-04, EXCH-10: a return outlives an expiry, which leaves nothing of the bank account', async ({
  page,
}) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exchange/create')) created.push(request.url());
  });
  await open(page, 'ar', '/account/exchange');
  await signIn(page, 'ana');
  await page
    .getByRole('link', { name: /^Elegir productos/ })
    .first()
    .tap(patient);
  await page.getByRole('checkbox', { disabled: false }).first().check(patient);
  await goOn(page);
  const reason = '¿Por qué quiere cambiar o devolver este producto?';
  await expect(question(page, reason)).toBeVisible(patient);
  await expire(page, reason);
  await page.getByRole('radio', { name: 'Llegó con una falla' }).check();
  await goOn(page);
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check(patient);
  await goOn(page);
  await expect(question(page, '¿Cuál es su dirección?')).toBeVisible(patient);
  // Until the addresses are loaded the button is busy.
  await expect(page.getByRole('radio').first()).toBeChecked(patient);
  await goOn(page);
  await expect(question(page, '¿Cómo nos devuelve el producto?')).toBeVisible(patient);
  await page.getByRole('radio', { disabled: false }).first().check();
  await goOn(page);
  await answerBank(page);
  await expire(page, '¿A qué cuenta le transferimos?');
  await expect(page.getByText(/^Por su seguridad no guardamos/)).toBeVisible();
  await answerBank(page);
  await page.getByRole('button', { name: 'Confirmar solicitud' }).tap();
  await expect(page.getByText(/^Solicitud \d+$/)).toBeVisible(patient);
  expect(created).toHaveLength(1);
});
