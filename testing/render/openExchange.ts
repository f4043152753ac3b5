import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CountryCode } from '#countries/country.ts';
import { stepUrl } from '#features/exchange/exchangeUrls.ts';
import { writeExchange } from '#features/exchange/useExchange.ts';
import { anAddress } from '#fixtures/addresses.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { aDeliveredOrder, anOfferedSize, exchangeDay } from '#fixtures/exchanges.ts';
import type { StateParams } from '#mocks/states.ts';
import { type ExchangeDraft, newDraft } from '#rules/exchange/draft.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';
import type { ExchangePayload } from '#schemas/exchanges.ts';
import { fakeBrowser, memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { answerWith } from './mockWorker.ts';
import { given, renderShop } from './renderShop.tsx';

type Params = StateParams<'a customer can exchange an order'>;

/** A customer with an order that has arrived, and sizes to change to. */
export const exchanging = (more: Partial<Params> = {}): Params => ({
  customer: aStatedCustomer(),
  token: 'tok-140',
  fingerprint: aFingerprint,
  today: exchangeDay,
  addresses: [anAddress()],
  orders: [aDeliveredOrder()],
  sizes: [anOfferedSize(), anOfferedSize({ skuSimple: 'ZP0001-40', numberSize: '40', stock: 0 })],
  ...more,
});

interface Options extends Partial<Params> {
  country?: CountryCode;
  exchanges?: StateParams<'a customer has made exchanges'>['exchanges'];
  tab?: ReturnType<typeof memoryTab>;
  /** In place of the shell. */
  children?: ReactNode;
  /** Keeps the current data of the mock. */
  again?: boolean;
}

/** Opens a screen of the exchange as a customer who signed in on an earlier visit. */
export async function openExchange(
  path: string,
  {
    country = 'ar',
    exchanges,
    tab = memoryTab({ closed_banners: 'city' }),
    again = false,
    children,
    ...more
  }: Options = {},
) {
  const params = exchanging(more);
  const { sizes: _sizes, ...others } = params;
  if (!again && exchanges) await given('a customer has made exchanges', { ...others, exchanges }, country);
  else if (!again) await given('a customer can exchange an order', params, country);
  const browser = fakeBrowser(memoryStorage({ keep_session: '1' }));
  browser.jar.set('session-id', 'm1').set('access_token', params.customer.id_hash);
  const { storage, cookies, setCookie } = browser;
  const view = renderShop({ country, visited: ['/menu', path], storage, cookies, setCookie, tab, children });
  return { ...view, ...browser, tab };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** By key: clicks that follow each other this fast are a double tap. */
export async function goOn() {
  (await screen.findByRole('button', { name: 'Continuar' })).focus();
  await userEvent.keyboard('{Enter}');
}

export const pick = async (name: string, role: 'radio' | 'checkbox' = 'radio') =>
  userEvent.click(await screen.findByRole(role, { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The articles of the order that can be exchanged. */
export const start = '/account/exchange?order=200012345';

/** The payloads that are sent. */
export function watchCreate() {
  const sent: ExchangePayload[] = [];
  answerWith(
    http.post('*/exchange/create', async ({ request }) => {
      const form = new URLSearchParams(await request.clone().text());
      sent.push(JSON.parse(form.get('payload') ?? 'null') as ExchangePayload);
    }),
  );
  return sent;
}

/** Chooses the article of the order, and goes on to the reasons. */
export async function chooseArticle() {
  await pick('Zapatilla urbana Lago, talle 38', 'checkbox');
  await goOn();
}

const article = 'ZP0001-38';
const chosen = { skus: [article], address: '301', way: 'home_pickup' as const };

/** The choices for a change to another size. */
export const aChange = {
  ...chosen,
  reason: 'small',
  details: { [article]: 'Me queda chico' },
  replacements: { [article]: 'ZP0001-39' },
};

/** The choices for a return with a refund to the wallet. */
export const aReturn = { ...chosen, reason: 'defect', method: 'wallet' };

/** A tab with the choices of an exchange so far, perhaps sent without a response. */
export function answered(answers: Partial<ExchangeDraft>, sent?: readonly string[]) {
  const tab = memoryTab({ closed_banners: 'city' });
  const draft = { ...newDraft('200012345'), ...answers };
  writeExchange(tab, exchanging().customer.id_customer, { draft, bank: {}, sent });
  return tab;
}

/** Opens a step of an exchange with choices from an earlier visit. */
export const openStep = (step: ExchangeStep, answers: Partial<ExchangeDraft>, options: Options = {}) =>
  openExchange(stepUrl(step, '200012345'), { tab: answered(answers), ...options });

/** Opens the summary of an exchange once it is complete. */
export async function openSummary(answers: Partial<ExchangeDraft>, options: Options = {}) {
  const view = await openStep('summary', answers, options);
  await heading('Revise su solicitud');
  expect(await screen.findByText(/11 de marzo de 2024/)).toBeVisible();
  return view;
}
