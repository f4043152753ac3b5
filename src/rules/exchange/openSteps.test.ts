import { expect, test } from 'vitest';
import { someExchangeOptions } from '#fixtures/exchanges.ts';
import { newDraft } from './draft.ts';
import { missingIn, stepsOf } from './steps.ts';

const options = someExchangeOptions();
const refund = { ...newDraft('200012345'), skus: ['ZP0001-38'], reason: 'defect', method: 'bank_transfer' };

test('EXCH-04, EXCH-10: a transfer without an account is open, and a method without a reason', () => {
  expect(missingIn('bank', refund, { options, hasBank: false })).toEqual(['bank']);
  expect(missingIn('bank', refund, { options, hasBank: true })).toEqual([]);
  expect(missingIn('method', { ...refund, reason: '' }, { options, hasBank: true })).toEqual(['method']);
});

test('EXCH-03, EXCH-10: until the reason is known the method is still to come, and no account', () => {
  const one = someExchangeOptions({
    refundMethods: [{ id: 'bank_transfer', label: 'Transferencia bancaria', bank_data: true }],
  });
  expect(stepsOf({ ...refund, reason: '' }, one)).toEqual([
    'articles',
    'reason',
    'method',
    'address',
    'way',
    'summary',
  ]);
});
