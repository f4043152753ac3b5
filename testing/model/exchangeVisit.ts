import { signIn } from '#flows/session/signIn.ts';
import {
  removeExchange,
  type StoredExchange,
  readExchange,
  writeExchange,
} from '#features/exchange/useExchange.ts';
import { findSent, sendExchange, type ExchangeOutcome } from '#flows/exchange/sendExchange.ts';
import type { CountryCode } from '#countries/country.ts';
import { someExchangeOptions } from '#fixtures/exchanges.ts';
import { isExchangeable, linesOf, ordersOf } from '#mocks/orders/tables.ts';
import { type ExchangeDraft, withAnswer } from '#rules/exchange/draft.ts';
import { missingIn, payloadOf, shownStep, stepsOf } from '#rules/exchange/steps.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { formOf, newBrowser, reopened, wire } from '#testing/backend/customerTab.ts';

/** The fate of a request: it arrives, its response is lost (perhaps with the network), or it does not arrive. */
export type Way = 'arrives' | 'answer lost' | 'cut off' | 'lost' | 'server error';

/** The parts of the exchange that a wrong implementation replaces. */
export const shopParts = { readExchange, writeExchange, sendExchange, findSent };
export type Parts = typeof shopParts;

/** The account of the customer; the keys are those of the form. */
export const account = {
  owner_name: 'Ana Lago',
  owner_document: '30123456',
  cbu: '2850590940090418135201',
  cuit_cuil: '27301234565',
  account_type: 'savings',
  owner_email: 'ana@mail.com',
};

const options = someExchangeOptions();
const isCreate = ({ url }: { url: string }) => url.includes('/exchange/create');

interface Place {
  country?: CountryCode;
  /** The account that is typed, by the keys of the form. */
  bank?: Readonly<Record<string, string>>;
}

/** A visit of `ana` to the wizard, on the shop's own draft, steps and calls; the screens are left out. */
export async function exchangeVisit(parts: Parts, { country = 'ar', bank: typed = account }: Place = {}) {
  const browser = await newBrowser(country);
  const { db } = browser;
  let page = await reopened(browser);
  await signIn(page.context, formOf('ana'));
  const customer = page.customer().idCustomer ?? '';
  const made = () => db.exchanges.list();
  const address = db.addresses.list({ where: (row) => row.customer === customer })[0]?.id_customer_address;
  const order = ordersOf(db, customer).find((row) => isExchangeable(row, db));
  let kept: StoredExchange = parts.readExchange(page.tab, customer);
  let asked: string | null = null;
  let way: Way = 'arrives';
  /** Whether the page is left while its request is pending: it then writes nothing more. */
  let leaves = false;
  let isLeft = false;
  let isCutOff = false;
  const seen = { afterMade: 0, confirmed: false };

  wire.intercept = (request, answer) => {
    if (!isCreate(request)) return isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    if (made().length > 0) seen.afterMade += 1;
    isLeft = leaves;
    if (way === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (way === 'server error') return new Response('', { status: 503 });
    if (way === 'arrives') return undefined;
    isCutOff = way === 'cut off';
    return answer().then(() => new Response('', { status: 502 }));
  };

  const hasBank = () => kept.bank['owner_name'] !== undefined;
  const known = () => ({ options, hasBank: hasBank() });
  const step = () => shownStep(asked, kept.draft, known());

  /** Changes the stored draft, as each choice does. */
  function change(next: StoredExchange) {
    if (isLeft) return;
    kept = next;
    parts.writeExchange(page.tab, customer, next);
  }

  function settle(sent: ExchangeOutcome | undefined) {
    if (isLeft || sent?.kind !== 'made') return;
    removeExchange(page.tab);
    seen.confirmed = true;
  }

  /** The work of the screen when it is opened: it looks for a request without response. */
  async function look() {
    if (kept.sent) settle(await parts.findSent(page.store, kept.draft.order_nr, kept.sent));
  }

  return {
    seen,
    made,
    address: address ?? '',
    /** An order that can be returned, with one of its articles. */
    article: {
      order_nr: order?.order_nr ?? '',
      skus: order
        ? linesOf(db, order)
            .slice(0, 1)
            .map(({ sku }) => sku)
        : [],
    },
    get kept() {
      return kept;
    },
    step,
    answer: (answer: Partial<ExchangeDraft>) => change({ ...kept, draft: withAnswer(kept.draft, answer) }),
    typeBank: () => change({ ...kept, bank: typed }),
    goOn() {
      const steps = stepsOf(kept.draft, options);
      const now = step();
      if (missingIn(now, kept.draft, known()).length === 0) asked = steps[steps.indexOf(now) + 1] ?? now;
    },
    goBack() {
      const steps = stepsOf(kept.draft, options);
      asked = steps[Math.max(steps.indexOf(step()) - 1, 0)] ?? null;
    },
    /** Sends the request if the summary is shown; it may be reloaded before the response comes. */
    async send(on: Way, reloads = false) {
      const bank = hasBank() ? (kept.bank as unknown as BankData) : undefined;
      const payload = step() === 'summary' ? payloadOf(kept.draft, options, bank) : undefined;
      if (payload === undefined) return;
      way = on;
      leaves = reloads;
      const storeSent = (sent: readonly string[] | undefined) => change({ ...kept, sent });
      settle(await parts.sendExchange(page.store, { payload, sent: kept.sent, storeSent }));
      leaves = false;
      isCutOff = false;
      if (isLeft) await this.reload();
    },
    async reload() {
      const { tab } = page;
      await page.persistence?.flush();
      page = await reopened(browser, tab);
      isLeft = false;
      kept = parts.readExchange(tab, customer);
      await look();
    },
    /** The session expires, and the same customer logs in again. */
    async expire() {
      page.store.dispatch(sessionEnded('expiry'));
      const left = Object.keys(page.tab.texts);
      await signIn(page.context, formOf('ana'));
      kept = parts.readExchange(page.tab, customer);
      await look();
      return left;
    },
  };
}
