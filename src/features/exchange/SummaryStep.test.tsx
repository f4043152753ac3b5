import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { anExchangeOrder, someExchangeOptions } from '#fixtures/exchanges.ts';
import { newDraft } from '#rules/exchange/draft.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { useSummaryRows } from './SummaryStep.tsx';

const order = anExchangeOrder();
const draft = {
  ...newDraft(order.order_nr),
  skus: ['ZP0001-38'],
  reason: 'defect',
  method: 'bank_transfer',
};

function Account({ account }: { account: Partial<BankData> }) {
  const bank: BankData = {
    owner_name: 'Ana Lago',
    account_type: 'savings',
    owner_email: 'ana@mail.co',
    ...account,
  };
  const rows = useSummaryRows({
    draft,
    options: someExchangeOptions(),
    order,
    bank,
    addresses: [],
    returns: undefined,
  });
  return <p role="note">{rows.find(({ step }) => step === 'bank')?.lines.join(', ')}</p>;
}

const cbu = '0110599520000001234567';

test.each<[CountryCode, Partial<BankData>, string]>([
  ['ar', { cbu }, cbu],
  ['cl', { rut: '12345678-5', account_number: '00123456' }, '00123456'],
  ['co', { owner_document: '1020304050', account_number: '00123456' }, '00123456'],
  ['br', { owner_document: '11144477735', account_number: '00123456' }, '00123456'],
])('the summary in %s names the account that the money goes to', (country, account, number) => {
  renderShop({ country, children: <Account account={account} /> });
  expect(screen.getByRole('note')).toHaveTextContent(`Ana Lago, ${number}`);
});
