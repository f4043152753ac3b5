import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import { exchangeBankKey } from '#store/session/traces.ts';
import { connectCustomers } from '#testing/backend/customerTab.ts';
import { exchangeVisit, shopParts } from '#testing/model/exchangeVisit.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const owner = { owner_name: 'Ana Lago', account_type: 'savings', owner_email: 'ana@mail.com' };

/** The account of each country (EXCH-08). */
const accounts: Record<CountryCode, Record<string, string>> = {
  ar: { ...owner, owner_document: '30123456', cbu: '2850590940090418135201', cuit_cuil: '27301234565' },
  cl: { ...owner, rut: '123456785', account_number: '00123456' },
  co: { ...owner, owner_document: '1020304050', account_number: '00123456' },
  br: { ...owner, owner_document: '52998224725', account_number: '00123456' },
};

const questions = ['articles', 'reason', 'method', 'address', 'way', 'bank', 'summary'] as const;

/** A return in a country, up to the summary; `reach` answers all questions before one. */
async function aReturn(country: CountryCode) {
  const bank = accounts[country];
  const visit = await exchangeVisit(shopParts, { country, bank });
  const answers: Partial<Record<string, Partial<ExchangeDraft>>> = {
    articles: visit.article,
    reason: { reason: 'defect' },
    method: { method: 'bank_transfer' },
    address: { address: visit.address },
    way: { way: 'branch_dropoff' },
  };
  function reach(question: string) {
    for (let step = visit.step(); step !== question; step = visit.step()) {
      const answer = answers[step];
      if (answer) visit.answer(answer);
      else visit.typeBank();
      visit.goOn();
      expect(visit.step()).not.toBe(step);
    }
  }
  return { visit, bank, reach };
}

describe.each(Object.keys(accounts) as CountryCode[])('in %s', (country) => {
  test.each(questions)(
    'AFTER-04, EXCH-10, STATE-14: a return outlives an expiry at the question %s',
    async (at) => {
      const { visit, bank, reach } = await aReturn(country);
      reach(at);
      const { draft } = visit.kept;
      expect(await visit.expire()).not.toContain(exchangeBankKey);
      expect(visit.kept.draft).toEqual(draft);
      // Of the account nothing outlives the session: it is asked for once more.
      expect(visit.kept.bank).toEqual({});
      expect(visit.step()).toBe(at === 'summary' ? 'bank' : at);
      reach('summary');
      await visit.send('arrives');
      expect(visit.seen.confirmed).toBe(true);
      expect(visit.made()).toMatchObject([{ order_nr: visit.article.order_nr, bank_data: bank }]);
    },
  );
});
