import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { expect, open, test } from './journey.ts';
import { expired, patient, signIn } from './signIn.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** By key: taps that follow each other this fast are a double tap. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).press('Enter');

const texts = {
  reason: '¿Por qué quiere cambiar o devolver este producto?',
  method: '¿Cómo quiere recibir su dinero?',
  address: '¿Cuál es su dirección?',
  way: '¿Cómo nos devuelve el producto?',
  bank: '¿A qué cuenta le transferimos?',
  summary: 'Revise su solicitud',
} as const;

type Step = keyof typeof texts;

/** The session expires while a question is reloaded; after the sign in one is there again. */
async function expire(page: Page, back: Step) {
  await page.route('**/exchange/options*', (route) => route.fulfill(expired), { times: 1 });
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible(patient);
  await signIn(page, 'ana');
  await expect(question(page, texts[back])).toBeVisible(patient);
}

/** The account of each country, by the labels of its fields (EXCH-08). */
const accounts: Record<CountryCode, Record<string, string>> = {
  ar: {
    'DNI del titular': '30123456',
    CBU: '2850590940090418135201',
    'CUIT o CUIL del titular': '27301234565',
  },
  cl: { 'RUT del titular': '12345678-5', 'Número de cuenta': '00123456' },
  co: { 'Número de documento del titular': '1020304050', 'Número de cuenta': '00123456' },
  br: { 'CPF del titular': '52998224725', 'Número de cuenta': '00123456' },
};

async function fillBank(page: Page, country: CountryCode) {
  await page.getByLabel('Nombre y apellido del titular').fill('Ana Lago');
  for (const [label, text] of Object.entries(accounts[country])) await page.getByLabel(label).fill(text);
  await page.getByRole('radio', { name: 'Caja de ahorro' }).check();
  await page.getByLabel('E-mail del titular').fill('ana@mail.com');
}

// Each question is that of an expiry in one country.
for (const [country, expiries] of [
  ['ar', ['reason', 'summary']],
  ['cl', ['method', 'bank']],
  ['co', ['address']],
  ['br', ['way']],
] as const satisfies readonly [CountryCode, readonly Step[]][])
  test(`AFTER-04, EXCH-08, EXCH-10: a return in ${country} outlives an expiry at ${expiries.join(' and ')}`, async ({
    page,
  }) => {
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/exchange/create')) created.push(request.postData() ?? '');
    });
    const reach = async (step: Step) => {
      await expect(question(page, texts[step])).toBeVisible(patient);
      if ((expiries as readonly Step[]).includes(step)) await expire(page, step);
    };
    await open(page, country, '/account/exchange');
    await signIn(page, 'ana');
    await page
      .getByRole('link', { name: /^Elegir productos/ })
      .first()
      .tap(patient);
    await page.getByRole('checkbox', { disabled: false }).first().check(patient);
    await goOn(page);
    await reach('reason');
    await page.getByRole('radio', { name: 'Llegó con una falla' }).check();
    await goOn(page);
    await reach('method');
    await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check();
    await goOn(page);
    await reach('address');
    await goOn(page);
    await reach('way');
    await page.getByRole('radio', { disabled: false }).first().check();
    await goOn(page);
    await reach('bank');
    await fillBank(page, country);
    await goOn(page);
    await expect(question(page, texts.summary)).toBeVisible(patient);
    if ((expiries as readonly Step[]).includes('summary')) {
      // Of the account nothing outlives the session: it is asked for once more.
      await expire(page, 'bank');
      await expect(page.getByText(/^Por su seguridad no guardamos/)).toBeVisible();
      await fillBank(page, country);
      await goOn(page);
      await expect(question(page, texts.summary)).toBeVisible(patient);
    }
    await page.getByRole('button', { name: 'Confirmar solicitud' }).tap();
    await expect(page.getByText(/^Solicitud \d+$/)).toBeVisible(patient);
    expect(created).toHaveLength(1);
  });
