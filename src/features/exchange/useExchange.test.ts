import { expect, test } from 'vitest';
import { newDraft } from '#rules/exchange/draft.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { removeExchange, readExchange, writeExchange } from './useExchange.ts';

const draft = { ...newDraft('200012345'), skus: ['ZP0001-38'], reason: 'defect' };
const bank = { owner_name: 'María José Pérez', cbu: '2850590940090418135201' };

test('AFTER-04: an exchange is read by the customer whose it is, with the account for the money', () => {
  const tab = memoryTab();
  writeExchange(tab, '140', { draft, bank, sent: ['900123'] });
  expect(readExchange(tab, '140')).toEqual({ draft, bank, sent: ['900123'] });
  expect(readExchange(tab, '141')).toEqual({ draft: newDraft(), bank: {} });
});

test('AFTER-04, EXCH-07: of one that was made nothing is left, least of all the account', () => {
  const tab = memoryTab();
  writeExchange(tab, '140', { draft, bank });
  removeExchange(tab);
  expect(tab.texts).toEqual({});
});

test('AFTER-04, STATE-14: of an account that the end of a session has removed it is known that it was typed, until it is again', () => {
  const tab = memoryTab();
  writeExchange(tab, '140', { draft, bank });
  expect(readExchange(tab, '140').isBankLost).toBeUndefined();
  tab.removeItem('exchange_bank');
  const kept = readExchange(tab, '140');
  expect(kept).toMatchObject({ draft, bank: {}, isBankLost: true });
  // Another answer is given first.
  writeExchange(tab, '140', { ...kept, draft: { ...draft, way: 'home_pickup' } });
  expect(readExchange(tab, '140').isBankLost).toBe(true);
  writeExchange(tab, '140', { ...kept, bank, isBankLost: undefined });
  expect(readExchange(tab, '140').isBankLost).toBeUndefined();
});

test('AFTER-04: an account of which nothing was typed is not lost', () => {
  const tab = memoryTab();
  writeExchange(tab, '140', { draft, bank: { owner_name: '', cbu: '' } });
  tab.removeItem('exchange_bank');
  expect(readExchange(tab, '140').isBankLost).toBeUndefined();
});

test('EXCH-07: an account that was emptied is not left behind', () => {
  const tab = memoryTab();
  writeExchange(tab, '140', { draft, bank });
  writeExchange(tab, '140', { draft, bank: {} });
  expect(readExchange(tab, '140').bank).toEqual({});
  expect(JSON.stringify(tab.texts)).not.toContain(bank.cbu);
});
