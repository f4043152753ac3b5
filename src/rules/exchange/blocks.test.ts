import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import {
  anExchangeItem,
  anOfferedSize,
  anOffice,
  aPickup,
  someExchangeOptions,
} from '#fixtures/exchanges.ts';
import { addressBlock, type BlockFacts, blockOf, wayBlocks } from './blocks.ts';
import { newDraft } from './draft.ts';

const options = someExchangeOptions();
const facts: BlockFacts = {
  country: 'ar',
  items: [anExchangeItem()],
  addresses: [anAddress()],
  sizes: { 'ZP0001-38': [anOfferedSize()] },
  hasBank: true,
};
const draft = {
  ...newDraft('200012345'),
  skus: ['ZP0001-38'],
  reason: 'small',
  address: '301',
};
const refund = { ...draft, reason: 'defect', method: 'bank_transfer' };

test.each<[string, ReturnType<typeof blockOf>, Partial<BlockFacts>]>([
  ['nothing', undefined, {}],
  ['no order', 'noOrders', { items: undefined }],
  ['an order without articles', 'noOrders', { items: [] }],
  ['an article that is not exchanged', 'unavailable', { items: [anExchangeItem({ exchangeable: false })] }],
  ['an article that is not in the order', 'unavailable', { items: [anExchangeItem({ sku: 'CL0301-S' })] }],
  ['no sizes', 'noSizes', { sizes: { 'ZP0001-38': [] } }],
  ['sizes that were not read', undefined, { sizes: {} }],
  ['no address', 'noAddress', { addresses: [] }],
  ['another address', 'incompleteAddress', { addresses: [anAddress({ id_customer_address: '302' })] }],
  ['an address without a street', 'incompleteAddress', { addresses: [anAddress({ address1: ' ' })] }],
])('EXCH-18: with %s a change is stopped by %s', (_what, expected, given) => {
  expect(blockOf(draft, options, { ...facts, ...given })).toBe(expected);
});

test.each([
  [['ZP0001-38', 'ZP0001-39'], undefined],
  [['ZP0001-38', 'CL0301-S'], 'unavailable'],
  [['CL0301-S', 'ZP0001-39'], 'unavailable'],
])('EXCH-18: of an order with three articles, one of them taken, %j are stopped by %s', (skus, expected) => {
  const items = [
    anExchangeItem(),
    anExchangeItem({ sku: 'CL0301-S', exchangeable: false }),
    anExchangeItem({ sku: 'ZP0001-39' }),
  ];
  expect(blockOf({ ...draft, skus }, options, { ...facts, items })).toBe(expected);
});

test('EXCH-18, ERR-49: without an account a bank transfer is stopped, and nothing else', () => {
  const without = { ...facts, hasBank: false, sizes: { 'ZP0001-38': [] } };
  expect(blockOf(refund, options, without)).toBe('incompleteBank');
  expect(blockOf({ ...refund, method: 'wallet' }, options, without)).toBeUndefined();
});

test.each([
  ['ar', 'prefix', 'incompleteAddress'],
  ['ar', 'postcode', 'incompleteAddress'],
  ['cl', 'prefix', undefined],
  ['cl', 'postcode', 'incompleteAddress'],
  ['co', 'postcode', undefined],
  ['br', 'postcode', 'incompleteAddress'],
  ['co', 'fk_customer_address_city', 'incompleteAddress'],
  ['ar', 'additional_info', undefined],
  ['ar', 'phone_optional', undefined],
] as const)('EXCH-18, ADDR-22: in %s an address without %s is stopped by %s', (country, field, expected) => {
  expect(addressBlock('301', { addresses: [anAddress({ [field]: '' })], country })).toBe(expected);
});

test('EXCH-19: a way that is missing says nothing about the other', () => {
  const pickup = [aPickup()];
  const offices = [anOffice()];
  expect(wayBlocks({ pickup, offices }, options)).toEqual({
    home_pickup: undefined,
    branch_dropoff: undefined,
  });
  expect(wayBlocks({ pickup: [], offices }, options)).toEqual({
    home_pickup: 'noPickup',
    branch_dropoff: undefined,
  });
  expect(wayBlocks({ pickup, offices: [] }, options)).toEqual({
    home_pickup: undefined,
    branch_dropoff: 'noOffice',
  });
});
