import { expect, test } from 'vitest';
import { newDraft } from '#rules/exchange/draft.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { forgetKept, readKept, writeKept } from './keptExchange.ts';

const draft = { ...newDraft('200012345'), skus: ['ZP0001-38'], reason: 'defect' };
const bank = { owner_name: 'María José Pérez', cbu: '2850590940090418135201' };

test('AFTER-04: an exchange is read by the customer whose it is, with the account for the money', () => {
  const tab = memoryTab();
  writeKept(tab, '140', { draft, bank, sent: ['900123'] });
  expect(readKept(tab, '140')).toEqual({ draft, bank, sent: ['900123'] });
  expect(readKept(tab, '141')).toEqual({ draft: newDraft(), bank: {} });
});

test('AFTER-04, EXCH-07: of one that was made nothing is left, least of all the account', () => {
  const tab = memoryTab();
  writeKept(tab, '140', { draft, bank });
  forgetKept(tab);
  expect(tab.texts).toEqual({});
});

test('EXCH-07: an account that was emptied is not left behind', () => {
  const tab = memoryTab();
  writeKept(tab, '140', { draft, bank });
  writeKept(tab, '140', { draft, bank: {} });
  expect(readKept(tab, '140').bank).toEqual({});
  expect(JSON.stringify(tab.texts)).not.toContain(bank.cbu);
});
